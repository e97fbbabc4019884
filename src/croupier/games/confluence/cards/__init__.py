"""What is printed on the cards of Confluence."""
