"""Bots in any language: a process that reads questions and writes answers, lines of JSON.  See
`docs/engine-protocol.md`."""
