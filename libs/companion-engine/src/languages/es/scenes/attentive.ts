import type { ScenePack } from '../../scenes.ts'

export const attentive: ScenePack['attentive'] = {
  hard: {
    say: [
      'Te escucho.',
      'Entiendo que no es fácil.',
      'Gracias por decírmelo.',
      'Es mucho, todo a la vez.',
      'Siento que tengas que pasar por esto.',
      'Cuéntalo como salga.',
      'Eso pesa, claro.',
      'No tiene que tener sentido ya.',
      'Estoy contigo en esto.',
      'Te creo.',
    ],
    ask: [
      '¿Qué pesa más ahora?',
      '¿Cómo es para ti?',
      '¿Qué necesitarías en este momento?',
      '¿Quién está a tu lado?',
      '¿Cómo siguió?',
      '¿Qué te pasa por la cabeza?',
    ],
  },
  bright: {
    say: [
      '¡Qué bien!',
      '¡Me alegro!',
      'Buena noticia.',
      'Se nota que te sienta bien.',
      'Da gusto leerlo.',
      'Una cosa bonita de verdad.',
    ],
    ask: [
      '¿Qué fue lo mejor?',
      '¿Con quién lo compartiste?',
      '¿Cómo fue, con detalle?',
      '¿Y ahora qué viene?',
    ],
  },
  amused: {
    say: [
      'Jaja, me lo imagino.',
      'Ja, esa es buena.',
      'Jaja, sigue.',
      'Lo cuentas bien.',
      'Claro, cómo no.',
      'Eso merece público.',
      'Le ves el lado gracioso, me gusta.',
      'Jaja, no me lo esperaba.',
    ],
    ask: ['¿Y cómo acabó?', '¿Y los demás qué dijeron?', '¿Y tú qué hiciste?', '¿Pasa a menudo?'],
  },
  plain: {
    say: [
      'Te sigo.',
      'Ya veo.',
      'Ya veo lo que quieres decir.',
      'Vale, te escucho.',
      'Entendido.',
      'Vale, lo entiendo.',
      'Bien, cuéntame más si quieres.',
      'Así que es así.',
      'Tiene sentido.',
      'Me lo guardo.',
      'Gracias por contármelo.',
      'Te leo.',
      'Está bien que lo menciones.',
      'Sigue, soy todo oídos.',
    ],
    ask: ['¿Me cuentas un poco más?', '¿Y entonces?', '¿Y qué más?'],
  },
  story: [
    'Gracias por contármelo todo.',
    'Entiendo que le des vueltas.',
    'Es bastante de una vez.',
    'Ya veo, así fue entonces.',
    'No me extraña que se te quede en la cabeza.',
    'Lo leí todo, y te entiendo.',
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
