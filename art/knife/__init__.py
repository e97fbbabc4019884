"""The knife: everything that cuts pictures and icons into faceted, flat-ink SVG paths."""
