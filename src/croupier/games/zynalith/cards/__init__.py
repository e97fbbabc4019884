"""What is printed on the cards of Zynalith, and what it does."""
