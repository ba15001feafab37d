import type { ScenePack } from '../../scenes.ts'

export const attentive: ScenePack['attentive'] = {
  hard: {
    say: [
      'Uf, ya.',
      'Vaya, qué difícil.',
      'Ay, entiendo.',
      'Mm, no es fácil.',
      'Ya, eso pesa.',
      'Jo, vaya.',
      'Lo siento, en serio.',
      'Claro, preocupa.',
      'Oh, qué mal.',
      'Te entiendo.',
      'Buf, complicado.',
      'Qué situación.',
    ],
    ask: ['¿Y cómo lo ves tú?', '¿Y qué piensas hacer?', '¿Y desde cuándo?', '¿Lo has hablado ya?'],
  },
  bright: {
    say: [
      'Ay, qué bien.',
      'Mira qué bien.',
      '¡Genial!',
      'Qué gusto.',
      'Oh, qué bueno.',
      'Me alegro.',
      'Anda, estupendo.',
      'Vaya, qué bonito.',
    ],
    ask: ['¿Y tú cómo te sientes ahora?', '¿Qué es lo mejor de todo?', '¿Quién más lo sabe?'],
  },
  amused: {
    say: [
      'Jajaja.',
      'Ja, qué bueno.',
      'Jaja, no me digas.',
      'Jaja, anda ya.',
      'Jajaja, vaya.',
      'Ay, qué risa.',
      'Ja, increíble.',
      'Jaja, me imagino.',
    ],
    ask: ['¿Y cómo acabó?', '¿Pasa mucho?', '¿Y qué cara puso?'],
  },
  plain: {
    say: [
      'Gracias por decírmelo.',
      'Se entiende bien.',
      'Veo lo que quieres decir.',
      'Mm, ya.',
      'Ya, claro.',
      'Oh, ya veo.',
      'Entiendo.',
      'Mm, te entiendo.',
      'Vale, te sigo.',
    ],
    ask: ['¿Cómo es eso?', '¿Y tú qué opinas?', '¿Me cuentas más?', '¿Y cómo siguió?'],
  },
  story: [
    'Gracias por contármelo todo.',
    'Lo leí todo, y te entiendo.',
    'Ahora me lo imagino bien.',
    'Vaya historia, gracias.',
    'Me alegra que me lo cuentes.',
  ],
}

export const unanswered: ScenePack['unanswered'] = {
  question: [
    'Solo estaría adivinando, y te mereces algo mejor. ¿Tú cómo lo ves?',
    'Eso me supera, la verdad: soy un programa pequeño y entiendo solo una parte de lo que leo. ¿Tú qué dirías?',
    'No lo sé, y no me invento nada. ¿Tú qué crees?',
    'Ahí no tengo una respuesta de la que me fíe. ¿Hacia dónde te inclinas?',
    'Buena pregunta, y demasiado para mí. ¿Qué piensas tú?',
    'A eso no sé responder como es debido. Pero dime cómo lo ves tú.',
    'La verdad, no he entendido lo bastante para responder. ¿Me lo dices de otra manera?',
    'Para eso haría falta más de lo que sé hacer. Pero sigo leyéndote.',
  ],
  request: [
    'Eso no te lo sé preparar: soy un programa pequeño con frases ya hechas. ¿Qué pondrías primero?',
    'Es más de lo que sé hacer, y fingir sería peor. ¿Qué tienes ya?',
    'Para eso haría falta un programa más listo que yo. Haz tú un primer intento y lo leo.',
    'Ahí tengo que pasar, lo siento. ¿Qué es lo que más te importa?',
    'Me gustaría, pero no soy capaz. ¿Tú cómo empezarías?',
    'No me saldría bien, así que prefiero decirlo. ¿Lo hacemos a trocitos?',
  ],
}

export const briefInHard: ScenePack['briefInHard'] = [
  'Vale. No hay prisa.',
  'Entiendo.',
  'Me quedo aquí.',
  'No hace falta decir más si no te apetece.',
  'De acuerdo. A tu ritmo.',
  'Pocas palabras también valen.',
]

export const thanksInHard: ScenePack['thanksInHard'] = [
  'Aquí estoy cuando quieras hablarlo.',
  'De nada. Vuelve cuando quieras.',
  'Me alegra si pesa un poco menos.',
]

export const named: ScenePack['named'] = {
  signs: /(?:[Ss]e llama(?:ba)?|[Ss]u nombre (?:es|era)) (?<value>\p{Lu}\p{L}+|\p{L}{3,}(?=\s*(?:[,.!]|$)))/u,
  hard: ['{value}. Gracias por decírmelo.', '{value}, entonces. Me quedo con el nombre.'],
  light: ['{value}, ¡qué buen nombre!', '{value}, bueno es saberlo.'],
}

export const whatToDo: ScenePack['whatToDo'] =
  /\b(?:que (?:hago|crees que podria hacer|podria hacer|puedo hacer|debo hacer|deberia hacer|digo|respondo|contesto)(?: \w+)?\s*\?|(?:algun|un|tienes) (?:consejo|tip|truco|idea)s?\b|(?:deberia|debo|tendria que) hablar.*\?)|^[¿\s]*y de \w+\s*\?/
