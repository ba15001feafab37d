import type { Token } from '@confida/text-analysis'
import { firstPersons, type ProDrop, reflectProDrop } from '../../pro-drop.ts'
import type { Reflection } from '../../reflection.ts'
import { nouns, verbs } from './verbs.ts'

const AND = /^(?:y|e|o|u)$/
const BEFORE = new Set([
  'hoy',
  'ayer',
  'manana',
  'ahora',
  'ultimamente',
  'anoche',
  'siempre',
  'nunca',
  'todavia',
  'aun',
  'solo',
  'casi',
  'a',
  'veces',
  'no',
  'me',
  'lo',
  'la',
  'los',
  'las',
  'le',
  'les',
  'ya',
  'tambien',
  'tampoco',
  'yo',
  'se',
  'esta',
  'este',
  'noche',
  'tarde',
  'semana',
  'lunes',
  'martes',
  'miercoles',
  'jueves',
  'viernes',
  'sabado',
  'domingo',
  'el',
  'quizas',
  'por',
  'finde',
  'pasado',
])

/** "Estaba" is also "he was": after another verb of the user's it is no more certain. */
const SHARED = new Set(
  `se era estaba tenia queria podia sabia iba hacia vivia sentia habia debia creia dormia deberia podria quisiera seria tendria haria
  iria estaria querria habria`.split(/\s+/u),
)

/** What is known, or not: "no se que hacer", without its accent; "no se casa" is somebody else. */
const KNOWN = /^(?:que|si|como|donde|cuando|quien|quienes|cual|cuanto|cuantos|por|nada|mucho|bien)$/

function isOwnShared(tokens: readonly Token[], at: number): boolean | undefined {
  if (tokens[at]?.folded === 'se') {
    const next = tokens[at + 1]?.folded
    const isOfKnowing = next === undefined || KNOWN.test(next)
    return tokens[at].raw !== 'se' || (isOfKnowing && tokens[at - 1]?.folded !== 'que')
  }
  const before = tokens.slice(0, at)
  if (before.some((token) => token.folded === 'yo') || before.every((token) => BEFORE.has(token.folded)))
    return true
  const previous = tokens[at - 1]?.folded ?? ''
  return AND.test(previous) || previous === 'no' || previous === 'me' || previous === 'ya' ? undefined : false
}

const FUTURE = /(?<=[aei]r)é$/
const grammar: ProDrop = {
  verbs,
  nouns,
  shared: SHARED,
  isOwn: isOwnShared,
  subject: new Set(['yo']),
  before: BEFORE,
  calls: new Set(['no', 'me', 'yo', 'que', 'donde', 'lo', 'ya']),
  possessives: new Set(['mi', 'mis']),
  articles: new Set(),
  datives: new Set(['me']),
  regular: [
    [
      /^(prepar|compar|separ|declar|par|mir|tir|retir|admir|suspir|respir|gir|esper|enter|super|alter|recuper|dispar|aclar|repar|estir|inspir)é$/,
      '$1aste',
    ],
    [FUTURE, 'ás'],
    [/gué$/, 'gaste'],
    [/qué$/, 'caste'],
    [/(?<=[aeiou])cé$/, 'zaste'],
    [/(?<=[nr])cé$/, 'zaste'],
    [/é$/, 'aste'],
    [/(?<![aei]qu|^as|^ah|^all|^s|^m|^aqu)í$/, 'iste'],
    [/aba$/, 'abas'],
  ],
  afterVerb: /^(?:el|la|los|las|un|una|a|al|mucho|muy|demasiado|poco|con|siempre|tambien)$/,
  beforeNoun: /^(?:el|un|al|del|mi|tu|su|este|ese|ningun|buen|de|en|con|por|para|sin|a|cada)$/,
  noVerbs: new Set(
    'mucho tanto demasiado poco solo todo como cuando uno cierto eso esto otro hecho nuevo bueno malo puedo mio algo segundo loco'.split(
      ' ',
    ),
  ),
  irregularly: new Set([
    'cafe',
    'bebe',
    'porque',
    'que',
    'jose',
    'pure',
    'comite',
    'asi',
    'aqui',
    'alli',
    'ahi',
    'casi',
    'mama',
    'chale',
    'chalet',
    'pie',
    'fe',
    'acaba',
    'traba',
    'aunque',
    'rene',
    'salome',
    'zoe',
    'sofi',
    'desde',
    'carne',
    'buffe',
    'te',
    'estres',
    'rubi',
    'jabali',
    'esqui',
  ]),
}

export const reflection: Reflection = {
  cutsApostrophe: false,
  but: /\b(?:pero|solo que)\b/i,
  conjunction: /^(?:pero|porque|pues|aunque|cuando|mientras|verdad|entonces|asi|luego|si|donde)$/,
  hypothesis: /^(?:si)$/u,
  fillers: new Set([
    'bueno',
    'pues',
    'hola',
    'y',
    'pero',
    'no?',
    'mira',
    'oye',
    'verdad',
    'es',
    'que',
    'ay',
    'uf',
    'perdona',
  ]),
  blockers: new Set([
    'tu',
    'te',
    'ti',
    'tus',
    'contigo',
    'eres',
    'tienes',
    'has',
    'usted',
    'vosotros',
    'os',
    'nosotros',
    'nos',
    'nuestro',
    'nuestra',
    'somos',
    'estamos',
    'hemos',
    'vamos',
    'tenemos',
    'fuimos',
    'vivimos',
    'nuestros',
    'nuestras',
    'ayudame',
    'dime',
    'cuentame',
  ]),
  words: {
    me: 'te',
    mi: 'tu',
    mis: 'tus',
    conmigo: 'contigo',
    mio: 'tuyo',
    mia: 'tuya',
    yo: 'tú',
    mios: 'tuyos',
    mias: 'tuyas',
  },
  endings: [
    [/([aeií]r)me$/, '$1te'],
    [/([aeiáéí]r)me(l[oa]s?)$/, '$1te$2'],
    [/([áé]ndo)me$/, '$1te'],
  ],
  firstPerson:
    /^(?:yo|soy|estoy|tengo|voy|hago|quiero|puedo|he|creo|pienso|siento|debo|vengo|salgo|duermo|leo|escribo|hablo|busco|espero|intento|prefiero|entiendo)$/,
  and: AND,
  empty:
    /^(?:(?:yo )?(?:no )?(?:lo )?(?:se|sabia|creo|pienso|entiendo)(?: (?:bien|que decir|que|nada))?|supongo|me pregunto|lo intento|lo espero)$/,
  dependent: new RegExp(`^(?:mis?|${[...SHARED].join('|')})$`),
  remainingFirstPerson: firstPersons(
    grammar,
    'yo|me|mi|mis|mio|mia|mios|mias|conmigo|nosotr[oa]s|nos|nuestr[oa]s?|[a-z]+[aei]rme(?:l[oa]s?)?|[a-z]+ndome|(?!(?:ulti|mis|mini|proxi|maxi|ani|extre|ra|tra)mos)[a-z]+[aei]mos',
  ),
  reflect: (tokens, reflection) => reflectProDrop(withYou(tokens), reflection, grammar),
}

/** "para mí" keeps its accent when it becomes "para ti"; "mi" without one is a possessive, save in "a mi me". */
function withYou(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, index) => {
    const isPronoun =
      token.raw.toLowerCase() === 'mí' ||
      (token.folded === 'mi' &&
        (index === tokens.length - 1 || /^(?:me|no|y|solo)$/.test(tokens[index + 1]?.folded ?? '')))
    return isPronoun ? { raw: 'ti', folded: '+ti' } : token
  })
}
