"""What outlives the process: the database, its tables and their records, replay documents made of them."""
