"""What the longer commands of the command line do. `cli.py` reads their arguments and imports them when called."""
