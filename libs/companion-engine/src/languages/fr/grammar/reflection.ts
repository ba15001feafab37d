import type { Token } from '@confida/text-analysis'
import type { Reflection } from '../../reflection.ts'
import { reflectWord } from '../../reflection.ts'

const IRREGULAR: Record<string, string> = { ai: 'as', suis: 'es', vais: 'vas', eus: 'eus' }
const AND = /^(?:et|ou)$/
const TIME = new Set([
  'demain',
  'hier',
  "aujourd'hui",
  "aujourd'",
  'hui',
  'ce',
  'cette',
  'soir',
  'matin',
  'midi',
  'nuit',
  'apres-midi',
  'semaine',
  'lundi',
  'mardi',
  'mercredi',
  'jeudi',
  'vendredi',
  'samedi',
  'dimanche',
  'parfois',
  'souvent',
  'toujours',
  'maintenant',
  'la',
  'prochaine',
  'derniere',
  'tous',
  'les',
  'jours',
  'en',
  'moment',
  'depuis',
  'encore',
  'dernierement',
  'apres-demain',
  'le',
  'week-end',
  'chaque',
])
/** Said of the user though not by "je": "j'ai mal et suis triste". */
const BARE_VERB = /^(?:ai|suis|vais)$/
const BEFORE_VERB = new Set(['ne', "n'", 'me', "m'", 'le', 'la', "l'", 'les', 'lui', 'leur', 'y', 'en'])
const POSSESSIVE = /^(?:mon|ma|mes)$/
const THIRD_PERSON = new Set(['ca', 'il', 'elle', 'on', 'cela'])
const EMPTY = /^(?:pense|crois|sais|veux dire|espere|suppose|trouve)$/

export const reflection: Reflection = {
  cutsApostrophe: true,
  but: /\b(?:mais|sauf que)\b/i,
  conjunction: /^(?:mais|parce|car|donc|puisque|quand|alors|lorsque|si|puis|qui|pendant|comme)$/,
  hypothesis: /^(?:si)$/u,
  fillers: new Set([
    'ben',
    'bon',
    'euh',
    'alors',
    'donc',
    'et',
    'mais',
    'oui',
    'non',
    'salut',
    'bonjour',
    'enfin',
    'franchement',
    'malheureusement',
    'tu',
    'vois',
    'que',
    "qu'",
    'desole',
    'desolee',
    'en',
    'fait',
  ]),
  blockers: new Set([
    'tu',
    'te',
    "t'",
    'toi',
    'ton',
    'ta',
    'tes',
    'vous',
    'votre',
    'vos',
    'nous',
    'notre',
    'nos',
  ]),
  words: {
    je: 'tu',
    "j'": 'tu',
    me: 'te',
    "m'": "t'",
    moi: 'toi',
    mon: 'ton',
    ma: 'ta',
    mes: 'tes',
    mien: 'tien',
    mienne: 'tienne',
  },
  firstPerson: /^(?:je|j')$/,
  and: AND,
  empty:
    /^je (?:ne |n')?(?:sais|crois|pense|comprends|vois)(?: (?:pas|plus|rien|trop|pas trop|pas quoi dire|bien|que oui|que non))?$/,
  dependent: POSSESSIVE,
  remainingFirstPerson:
    /(?<![a-z])(?:je|j'|me|m'|moi|mon|ma|mes|miens?|miennes?|ai|suis|vais|nous|notre|nos|[a-z]+-(?:je|moi))(?![a-z])|(?<![a-z])[jm]'/,
  reflect,
  corrections: [
    [/(?<!\p{L})te (?=[aeiouyhéèêâî])/giu, 't’'],
    [/(?<!\p{L})t’(?=[^aeiouyhéèêâîœ])/giu, 'te '],
  ],
}

function reflect(all: readonly Token[], reflection: Reflection): string[] | undefined {
  const from = all.findIndex((token) => !TIME.has(token.folded))
  const time = all.slice(0, Math.max(from, 0)).map(({ raw }) => raw.toLowerCase())
  const tokens = from < 0 ? [] : all.slice(from)
  const [first, second] = tokens
  if (!first || !second) return undefined
  const isSubject = first.folded === 'je' || first.folded === "j'"
  const isAffected = THIRD_PERSON.has(first.folded) && (second.folded === 'me' || second.folded === "m'")
  if (!isSubject && !isAffected && !POSSESSIVE.test(first.folded)) return undefined
  const verbs = verbPlaces(tokens)
  const [verb = 0] = verbs
  if (isSubject && EMPTY.test(tokens[verb]?.folded ?? '')) return unwrap(tokens.slice(verb + 1), reflection)
  return [
    ...time,
    ...tokens.map((token, index) => (verbs.has(index) ? reflectVerb(token) : reflectWord(token, reflection))),
  ]
}

/** "Je pense que j'ai raté" is handed back without the thinking. */
function unwrap(tokens: readonly Token[], reflection: Reflection): string[] | undefined {
  const [que, subject] = tokens
  const isClause = /^(?:que|qu')$/.test(que?.folded ?? '') && /^(?:je|j')$/.test(subject?.folded ?? '')
  return isClause ? reflect(tokens.slice(1), reflection) : undefined
}

/** The first word after each "je" that is neither negation nor pronoun. */
function verbPlaces(tokens: readonly Token[]): Set<number> {
  const places = new Set<number>()
  tokens.forEach((token, index) => {
    const isSubject = token.folded === 'je' || token.folded === "j'"
    if (!isSubject && !(AND.test(token.folded) && isBareVerb(tokens, index + 1))) return
    let at = index + 1
    while (BEFORE_VERB.has(tokens[at]?.folded ?? '')) at++
    if (at < tokens.length) places.add(at)
  })
  return places
}

/** "… et suis triste": the subject is not said again. */
function isBareVerb(tokens: readonly Token[], from: number): boolean {
  const next = tokens.slice(from).find((token) => !BEFORE_VERB.has(token.folded))
  return next !== undefined && BARE_VERB.test(next.folded)
}

function reflectVerb(token: Token): string {
  const irregular = IRREGULAR[token.folded]
  if (irregular) return irregular
  const verb = token.raw.toLowerCase()
  if (/rai$/.test(verb) && verb !== 'vrai') return verb.replace(/ai$/, 'as')
  return /e$/.test(verb) ? `${verb}s` : verb
}
