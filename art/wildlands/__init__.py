"""The pictures of Wildlands.

`units.txt` lists the units that are composed, one line a design, from the parts in `kit/`; `blocks/` holds what is
drawn by hand, in a folder for each ink: the other units and the portals by faction, the cards of the central row,
the territories by main resource, the crystals. `icons.cut` holds the signs.
"""
