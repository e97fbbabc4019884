"""Runtime: tables and their matches in memory, and what moves, loads, evicts and publishes them."""
