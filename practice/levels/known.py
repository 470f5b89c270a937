"""The mistakes that levels know, by generation. A new mistake makes a new tuple, never a longer one."""

FIRST_CATALOGUE = (
    "mano-mas-baja",
    "juega-la-mesa",
    "fuera-de-las-cinco",
    "dos-obligadas",
    "carta-propia-mas-alta",
    "kicker-pasado-por-alto",
    "primer-kicker",
    "tercer-par",
    "mesa-no-vista",
    "sexta-carta",
    "palo",
    "ambos-pozos",
    "all-in-fuera",
    "lateral-en-partes-iguales",
    "un-pozo-cada-uno",
    "principal-para-el-all-in",
    "escalera-no-vista",
    "rueda-no-vista",
    "color-no-visto",
    "escalera-que-da-la-vuelta",
    "par-anulado",
    "full-por-el-par",
)
# Mistakes with chips, in the order in which a hand is settled.
BUILDING = ("fichas-del-retirado", "no-igualada", "capa-mal-cortada", "un-solo-pozo", "pozo-de-mas")
CONTENDING = ("ambos-pozos", "sin-derecho", "solo-su-fila", "all-in-fuera")
ODD_CHIPS = ("impar-al-boton", "impar-a-la-mas-alta", "impar-toda-a-uno", "pozos-mezclados")
