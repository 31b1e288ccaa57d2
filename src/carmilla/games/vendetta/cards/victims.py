"""The Victims. They differ in name only; one name is published, and so are the values of all."""

from __future__ import annotations

from carmilla.games.vendetta.abilities import CardText

from .making import victim

UNNAMED: CardText = victim("VI", "Victim", "", "", house=False, name_es="Víctima")

CARDS: tuple[CardText, ...] = (
    victim("VI01", "Darnell Okafor", "Night bus driver", "Conductor de autobús nocturno"),
    victim("VI02", "Greta Lindqvist", "Cellist", "Violonchelista"),
    victim("VI03", "Tomás Beltrán", "Line cook", "Cocinero"),
    victim("VI04", "Priya Raman", "Actuary", "Actuaria"),
    victim("VI05", "Walter Kowal", "Locksmith", "Cerrajero"),
    victim("VI06", "Inez Duarte", "Radio host", "Locutora"),
    victim("VI07", "Marcus Tillman", "Boxing coach", "Entrenador de boxeo"),
    victim("VI08", "Hana Sugiyama", "Florist", "Florista"),
    victim("VI09", "Colm Brannigan", "Bartender", "Camarero"),
    victim("VI10", "Renata Fiore", "Opera usher", "Acomodadora de ópera"),
    victim("VI11", "Jerome Battle", "Sax player", "Saxofonista"),
    victim("VI12", "Olena Hrytsenko", "Night nurse", "Enfermera de noche"),
    victim("VI13", "Dale Vickers", "Tow truck driver", "Conductor de grúa"),
    victim("VI14", "Amina Yusuf", "Law student", "Estudiante de Derecho"),
    victim("VI15", "Pete Szymanski", "Pawnbroker", "Prestamista"),
    victim("VI16", "Lorraine Beck", "Landlady", "Casera"),
    victim("VI17", "Kenji Watt", "Bike courier", "Mensajero en bicicleta"),
    victim("VI18", "Sofia Marchetti", "Sommelier", "Sumiller"),
    victim("VI19", "Reggie Pruitt", "Street magician", "Mago callejero"),
    victim("VI20", "Nadia Haddad", "Tattooist", "Tatuadora"),
    victim("VI21", "Owen Fairchild", "Art dealer", "Marchante de arte"),
    victim("VI22", "Bettina Kruger", "Gym owner", "Dueña de gimnasio"),
    victim("VI23", "Luis Arriaga", "Taxi driver", "Taxista"),
    victim("VI24", "Shanice Bell", "Court clerk", "Oficial de juzgado"),
    victim("VI25", "Viktor Dragan", "Chess hustler", "Ajedrecista callejero"),
    victim("VI26", "Molly Prendergast", "Dog walker", "Paseadora de perros"),
    victim("VI27", "Emeka Nwosu", "Sound engineer", "Técnico de sonido"),
    victim("VI28", "Claire Dubrow", "Divorce lawyer", "Abogada de divorcios"),
    victim("VI29", "Hector Salas", "Security guard", "Guardia de seguridad"),
    victim("VI30", "June Park", "Food blogger", "Bloguera gastronómica"),
    victim("VI31", "Alistair Crane", "Antiquarian", "Anticuario"),
    victim("VI32", "Najia Mahtam", "Writer", "Escritora", house=False),
    victim("VI33", "Rosa Villanueva", "Seamstress", "Modista"),
    victim("VI34", "Ty Caldwell", "Club promoter", "Relaciones públicas"),
    victim("VI35", "Mirela Popa", "Fortune teller", "Vidente"),
)
