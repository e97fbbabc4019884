"""How the database came to its present shape; run by itself when the server starts."""
