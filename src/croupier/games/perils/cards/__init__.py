"""What is printed on the cards of Three Perils."""
