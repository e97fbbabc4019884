"""What the symbols of Three Perils do, and the designs they are printed on."""
