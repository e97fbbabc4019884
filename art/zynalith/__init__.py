"""The pictures of Zynalith.

`blocks/` holds one drawing for each creature, event and counter; `prints.txt` lists the icon prints of the other
cards and `icons.cut` their icons.
"""
