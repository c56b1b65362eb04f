"""Puzzles: positions with one clearly best choice that a weak player misses (docs/puzzles.md)."""
