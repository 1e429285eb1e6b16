"""Many games between bots: tournaments, ratings and reports; in local processes, or on a Ray cluster."""
