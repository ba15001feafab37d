import type { GameWords } from '../../skills.ts'

export const riddle: GameWords['riddle'] = {
  start:
    /\b(?:dime|dame|hazme|cuentame|ponme|sabes|tienes|lanza\w*|echame|tira\w*|pon)\b.{0,25}\b(?:adivinanzas?|acertijos?)\b|^(?:una |un |otra |otro )?(?:adivinanza|acertijo)\b/,
  another: /^(?:si+|claro|vale|ok|dale|venga|otra|otro|mas|siguiente|por favor|va)\b/,
  giveUp:
    /\b(?:me rindo|rindo|ni idea|no (?:lo )?se|dime|la (?:respuesta|solucion)|que es|cual es|no tengo idea|dimelo|paso)\b/,
  thinking: /^(?:vale|ok|h+m+|(?:ja)+j?|lol|espera|dejame pensar|buena|wow|oh+|uy+)\b/,
  guess: '¿Qué será? Para la respuesta basta con decir «me rindo».',
  right: '¡Eso es: {answer}! ¿Pongo otra?',
  told: 'Es {answer}. ¿Pongo otra?',
  wrong: 'No es eso, aunque me gusta por dónde vas. ¿Otro intento, o digo la respuesta?',
  usedUp: 'Ya no me quedan adivinanzas. Ahora te toca: ponme una, y la adivinaré mal.',
  riddles: [
    {
      ask: 'Blanca por dentro, verde por fuera; si quieres que te lo diga, espera. ¿Qué es?',
      answer: 'la pera',
      accept: ['pera', 'peras'],
    },
    {
      ask: 'Agua pasa por mi casa, cate de mi corazón. ¿Qué es?',
      answer: 'el aguacate',
      accept: ['aguacate', 'aguacates', 'palta', 'paltas'],
    },
    {
      ask: 'Te la digo, te la digo, te la vuelvo a repetir; te la digo veinte veces y no la sabes decir. ¿Qué es?',
      answer: 'la tela',
      accept: ['tela', 'telas'],
    },
    {
      ask: 'Lana sube, lana baja. ¿Qué es lo que afeita a quien trabaja?',
      answer: 'la navaja',
      accept: ['navaja', 'navajas'],
    },
    {
      ask: 'Ya ves, ya ves, tan clarito que es, y no lo adivinas de aquí a un mes. ¿Qué son?',
      answer: 'las llaves',
      accept: ['llaves', 'llave'],
    },
    {
      ask: 'Tengo agujas y no sé coser, tengo números y no sé leer. ¿Qué soy?',
      answer: 'el reloj',
      accept: ['reloj', 'relojes'],
    },
    {
      ask: 'Una señorita muy aseñorada, que siempre va en coche y siempre va mojada. ¿Qué es?',
      answer: 'la lengua',
      accept: ['lengua', 'lenguas'],
    },
    {
      ask: 'En el campo me crié, atada con verdes lazos, y aquel que llora por mí me está partiendo en pedazos. ¿Qué soy?',
      answer: 'la cebolla',
      accept: ['cebolla', 'cebollas', 'cebolleta', 'cebolletas'],
    },
    {
      ask: 'Vuelo de noche, duermo de día y nunca verás plumas en el ala mía. ¿Quién soy?',
      answer: 'el murciélago',
      accept: ['murcielago', 'murcielagos', 'vampiro'],
    },
    {
      ask: 'Cuando voy, vengo, y cuando vengo, voy. ¿Qué animal soy?',
      answer: 'el cangrejo',
      accept: ['cangrejo', 'cangrejos'],
    },
    {
      ask: 'Es un convento cerrado, sin campanas y sin torres, con muchas monjitas dentro haciendo dulce de flores. ¿Qué es?',
      answer: 'la colmena',
      accept: ['colmena', 'colmenas', 'panal', 'panales'],
    },
    {
      ask: 'En alto vive, en alto mora, en alto teje la tejedora. ¿Quién es?',
      answer: 'la araña',
      accept: ['arana', 'aranas', 'telarana'],
    },
    {
      ask: 'Cien amigas tengo, todas en una tabla; si yo no las toco, ellas no me hablan. ¿Quiénes son?',
      answer: 'las teclas del piano',
      accept: ['teclas', 'tecla', 'piano', 'pianos', 'teclado'],
    },
    {
      ask: 'Soy ave y soy llana, pero no tengo pico ni alas. ¿Qué soy?',
      answer: 'la avellana',
      accept: ['avellana', 'avellanas'],
    },
  ],
}
