"""The pictures of Three Perils: `python -m art.perils` cuts all of them anew."""
