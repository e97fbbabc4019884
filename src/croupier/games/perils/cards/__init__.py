"""What is printed on the cards of Three Perils, and what it does."""
