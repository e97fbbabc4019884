"""What researchers' programs play by: a match that only goes forward, and numbers for everything that can be chosen."""
