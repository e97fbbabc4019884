### Wildlands

title = Wildlande
pitch = Ruf Krieger durch dein Portal, zähme das Land, halte jede Front.
