"""What is printed on the cards of Wildlands, and what it does."""
