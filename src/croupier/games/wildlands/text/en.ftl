### Wildlands

title = Wildlands
pitch = Call warriors through your portal, tame the land, hold every front.
