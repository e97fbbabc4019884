"""The table of Quintet in a browser."""
