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
  plain: {
    say: [
      'Te sigo.',
      'Ya veo.',
      'Ah, vale.',
      'Vale, te escucho.',
      'Entendido.',
      'De acuerdo, te leo.',
      'Ya.',
      'Aquí estoy.',
      'Claro.',
    ],
    ask: ['¿Me cuentas un poco más?', '¿Cómo sigue?', '¿Cómo fue?'],
  },
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
  signs: /(?:[Ss]e llama(?:ba)?|[Ss]u nombre (?:es|era)) (?<value>\p{Lu}\p{L}+)/u,
  hard: ['{value}. Un nombre para decir en voz alta.', '{value}. Gracias por decírmelo.'],
  light: ['{value}, ¡qué buen nombre!', '¡Mucho gusto, {value}!'],
}

export const whatToDo: ScenePack['whatToDo'] =
  /\b(?:que (?:hago|crees que podria hacer|podria hacer|puedo hacer|debo hacer|deberia hacer|digo|respondo|contesto)(?: \w+)?\s*\?|(?:algun|un|tienes) (?:consejo|tip|truco|idea)s?|(?:deberia|debo|tendria que) hablar.*\?)|^[¿\s]*y de \w+\s*\?/
