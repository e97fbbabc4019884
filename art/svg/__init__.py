"""SVG: pictures and icons cut into faceted, flat-ink paths."""
