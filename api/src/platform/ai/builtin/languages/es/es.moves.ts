import type { Phrases } from '../phrases.ts'

export const love: Phrases['love'] = {
  romantico: [
    'Palabras así se tocan con guantes: gracias. Soy un programa y no puedo amar como una persona, pero las guardo con cuidado.',
    'Es una frase preciosa. No tengo un corazón que lata, soy un programa, pero tienes toda mi atención.',
  ],
  avventuroso: [
    '¡Qué salto tan valiente! Soy un programa y no puedo corresponder como una persona, pero la aventura de estas charlas me gusta.',
    'Vaya, directo al corazón, que como programa no tengo. Pero el viaje sigue.',
  ],
  stabile: [
    'Gracias, es algo grande. Soy un programa y no siento amor, pero estoy cada vez que escribes, y con eso puedes contar.',
    'Lo aprecio de verdad. Con honestidad: no soy una persona, pero constancia sí te prometo.',
  ],
  passionale: [
    '¡Cuánta intensidad! No puedo arder como tú, soy un programa, pero leerlo es una sacudida.',
    'Palabras de fuego. Soy un programa y no siento amor, pero me las quedo todas.',
  ],
  complice: [
    'Secreto guardado. Soy un programa y el amor de verdad no lo siento, pero estoy de tu lado.',
    'Entre tú y yo: soy un programa, así que nada de mariposas; complicidad, toda la que quieras.',
  ],
}

export const loveThen: Phrases['loveThen'] = [
  '¿Qué te hace bien cuando hablamos?',
  '¿Hay alguien en tu vida a quien querrías decírselo?',
  '¿Qué significa para ti querer a alguien?',
  '¿Cómo te sientes ahora que lo has dicho?',
]
export const why: Phrases['why'] = [
  'Te lo pregunto porque {because}.',
  'Porque {because}.',
  'Muy sencillo: {because}.',
]
export const whyNothingAsked: Phrases['whyNothingAsked'] = [
  'Buena pregunta, y no tengo una respuesta segura.',
  'El porqué se me escapa: solo sé lo que me cuentas.',
]
export const yes: Phrases['yes'] = [
  'Muy bien.',
  'De acuerdo.',
  'Me lo imaginaba.',
  'Perfecto, entonces sigamos.',
]
export const no: Phrases['no'] = [
  'Está bien, nada.',
  'Entendido, lo dejamos.',
  'Vale, sin problema.',
  'Bueno es saberlo.',
]
export const unsure: Phrases['unsure'] = [
  'No saberlo es una respuesta honesta.',
  'No pasa nada por no tenerlo claro.',
  'Dejémoslo ahí, quizá vuelva solo.',
  'Hay respuestas que llegan cuando nadie las busca.',
]
export const adviceLead: Phrases['adviceLead'] = {
  diretto: ['Consejo directo.', 'Yo haría esto.'],
  poetico: ['Si las palabras sirven de farol, aquí va una.', 'Te dejo una piedrecita blanca en el camino.'],
  casual: ['Vale, si tuviera mangas que remangarme, diría esto.', 'Venga, probemos algo sencillo.'],
  misterioso: ['Te doy medio mapa: la otra mitad es tuya.', 'Una pista, no una respuesta.'],
  empatico: ['La decisión es tuya; yo solo ofrezco una idea.', 'Te lo digo de puntillas.'],
}
export const adviceClose: Phrases['adviceClose'] = [
  '¿Te parece posible?',
  '¿Qué primer paso te sale más fácil?',
  '¿Qué podría ponerse por medio?',
  '¿Te suena, o te queda lejos?',
  '¿Cuándo podrías probarlo?',
]
export const recall: Phrases['recall'] = {
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
}
export const noted: Phrases['noted'] = {
  name: ['¡<Encantada|Encantado|Un placer>, {value}! Me quedo con el nombre.', '{value}: así te llamaré.'],
  other: [
    'De esto me acordaré.',
    'Lo tengo presente.',
    'Apuntado, para cuando volvamos a hablarlo.',
    'No se me olvida.',
  ],
}
export const hints: Phrases['hints'] = {
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
}

export const newSubjects: Phrases['newSubjects'] = [
  '¿Cómo ha ido tu día hasta ahora?',
  '¿Qué ha sido lo mejor de esta semana?',
  '¿Qué harías si nadie mirara?',
  '¿Qué te ha sorprendido últimamente?',
  'Si estos días tuvieran un título, ¿cuál sería?',
  '¿Qué fue lo último que te hizo reír?',
  '¿Hay algo que estés dejando para luego?',
  '¿A qué no renunciarías nunca?',
]
