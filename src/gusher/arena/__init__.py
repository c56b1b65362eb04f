"""Many games between bots: paired deals, honest intervals, on this machine or on a Ray cluster.  See `docs/bots.md`."""
