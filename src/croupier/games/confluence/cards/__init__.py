"""What is printed on the cards of Confluence, and what it does."""
