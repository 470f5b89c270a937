"""Numbers as Chile prints them, 2.000 and 1,5: Django's Spanish puts a space between thousands."""

DECIMAL_SEPARATOR = ","
THOUSAND_SEPARATOR = "."
NUMBER_GROUPING = 3
