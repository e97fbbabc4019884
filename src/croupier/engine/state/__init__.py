"""What a position is: declared fields, cards, and the view of them that a seat gets."""
