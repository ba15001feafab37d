import type { JokeWords } from '../../skills.ts'

export const jokes: JokeWords = {
  ask: /\b(?:(?:cuentame|dime|cuenta|sabes|tienes|conoces|echame|me cuentas) (?:un|otro|algun)(?: buen| otro)? chiste|(?:otro|un) chiste(?: mas)?(?: por favor)|otro chiste|hazme reir|cuentame algo gracioso)\b|^(?:un )?chiste$/,
  another:
    /^(?:(?:jaja\w*|ja|ok|bueno|buenisimo|si|venga|y|gracioso),? )*(?:otr[oa](?: mas)?|un[oa] mas|(?:cuentame|dime|cuenta) (?:otro|uno mas)|(?:tienes|sabes) (?:otro|mas)|el siguiente|mas)(?: por favor)?$/,
  jokes: [
    '¿Qué le dice una pared a otra? Nos vemos en la esquina.',
    '¿Por qué los esqueletos no se pelean? Porque no tienen agallas.',
    'Compré un libro sobre la paciencia. Me muero de ganas de que llegue.',
    '¿Qué hace una abeja en el gimnasio? Zum-ba.',
    '¿Cuál es el colmo de un relojero? No tener nunca tiempo.',
    '¿Por qué se tumbó la bicicleta? Porque estaba pinchada.',
    '¿Cómo saluda el mar? Con olas.',
    '¿Qué le dice un pez a otro? Nada.',
    '¿Cuál es el animal más antiguo? La cebra, porque está en blanco y negro.',
    '¿Qué le dice el cero al ocho? Bonito cinturón.',
  ],
  usedUp: 'Era el último que sé, y prefiero no repetirme. Te toca: ¿sabes alguno?',
}
