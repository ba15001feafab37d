import type { MemoryPhrases } from '../../phrases.ts'

export const memoryPhrases: MemoryPhrases = {
  recall: {
    known: {
      name: ['Te llamas {value}, claro que me acuerdo.', '¡{value}! Tu nombre no se me olvida.'],
      age: ['Me dijiste que tienes {value} años.', '{value} años, si no has cumplido más desde entonces.'],
      home: ['Me dijiste que vives en {value}.', 'En {value}, me lo contaste tú.'],
      job: ['¿Tu trabajo? Me lo dijiste: {value}.', 'Me contaste a qué te dedicas: {value}.'],
      taste: ['Claro. {facts}', 'Me acuerdo. {facts}'],
      person: ['Sí. {facts}', 'Claro que me acuerdo. {facts}'],
      pet: ['¡Cómo no! {facts}', 'Me acuerdo muy bien. {facts}'],
      date: ['Lo tengo apuntado. {facts}', 'Sí. {facts}'],
    },
    profileName: ['En tu perfil leo {name}: ¿te llamo así?', 'Por tu perfil sé que te llamas {name}.'],
    unknown: [
      'Eso aún no me lo has contado, o no lo guardé. ¿Me lo dices?',
      'Me falta ese dato: si me lo cuentas, esta vez lo apunto.',
      'Todavía no lo sé, y no quiero adivinar. ¿Cómo es?',
    ],
    all: [
      'Esto es lo que recuerdo de ti. {facts} Si algo no está bien, puedes corregirlo.',
      'De ti tengo presente esto. {facts} ¿Hay algo más que debería saber?',
    ],
    nothing: [
      'De momento sé poco de ti: recuerdo lo que me cuentas, como nombres, gustos y fechas. ¿Por dónde empezamos?',
      'Casi nada aún. Dime algo de ti que merezca recordarse.',
    ],
  },
  noted: {
    name: ['¡<Encantada|Encantado|Un placer>, {value}! Me quedo con el nombre.', '{value}: así te llamaré.'],
    other: [
      'De esto me acordaré.',
      'Lo tengo presente.',
      'Apuntado, para cuando volvamos a hablarlo.',
      'No se me olvida.',
    ],
  },
  introduced: {
    say: [
      'Qué bien saber algo más de ti; me lo guardo.',
      'Así me hago una idea. Lo recordaré.',
      'Gracias por la presentación, me quedo con todo.',
      'Ahora sé mejor quién escribe.',
    ],
    ask: {
      person: ['¿Cómo es {value}?', '¿Qué tal te llevas con {value}?'],
      pet: ['¿De dónde viene el nombre de {value}?', '¿Cómo es {value}?'],
      job: [
        '¿Qué es lo que más te gusta de ese trabajo?',
        '¿Cómo llegaste a dedicarte a eso?',
        '¿Qué es lo que nadie se imagina de ese oficio?',
      ],
      home: ['¿Qué te gusta de {value}?', '¿Qué rincón de {value} enseñarías primero a una visita?'],
      study: ['¿Qué es lo que más te gusta de la materia?', '¿De dónde viene esa elección?'],
      any: ['¿Qué llena tus días últimamente?', '¿Y qué haces cuando hay una tarde libre?'],
    },
  },
  mentions: {
    person: ['Hablamos de {value}, ¿verdad?', 'De {value} ya me habías hablado.'],
    pet: ['¿Y {value}, qué tal?', 'Mientras tanto, una caricia a {value} de mi parte, tú que tienes manos.'],
    job: [
      'Con tu trabajo ({value}) no siempre será sencillo.',
      'Por lo que me contaste de tu trabajo ({value}), imagino días bien llenos.',
    ],
    like: [
      'Si no recuerdo mal, hay algo que te gusta: {value}.',
      'Por cierto, {value}: me dijiste que te gusta, ¿no?',
    ],
    dislike: ['También recuerdo que con esto no te llevas bien: {value}.'],
    dateAhead: [
      'Por cierto, el {when}: {who}. ¿Cómo lo llevas?',
      'No me he olvidado de {who}: el {when}, ¿verdad?',
    ],
    datePast: ['Por cierto, ¿cómo fue {who}?', 'Antes de que se me olvide: {who}, ¿qué tal fue?'],
  },
}
