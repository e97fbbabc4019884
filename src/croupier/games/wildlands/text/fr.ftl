### Wildlands

title = Terres sauvages
pitch = Appelez vos guerriers par le portail, domptez la terre, tenez chaque front.
