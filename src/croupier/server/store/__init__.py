"""What outlives the process: the database, its tables and records, and how it came to its present shape."""
