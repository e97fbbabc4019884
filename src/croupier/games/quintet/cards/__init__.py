"""What is printed on the cards of Quintet, and what it does."""
