"""Games as data: every decision with what its seat saw, what it could do, what it did and what came of it, in Parquet
files.  See `docs/dataset.md`."""
