import { turnWord } from '../../understand/pro-drop.ts'
import type { Reflection, Token } from '../grammar.ts'

const IRREGULAR: Record<string, string> = { ai: 'as', suis: 'es', vais: 'vas' }
const BEFORE_VERB = new Set(['ne', "n'", 'me', "m'", 'le', 'la', "l'", 'les', 'lui', 'leur', 'y', 'en'])
const POSSESSIVE = new Set(['mon', 'ma', 'mes'])
const THIRD_PERSON = new Set(['ca', 'il', 'elle', 'on', 'cela'])
const THIN = /^(?:pense|crois|sais|veux dire|espere|suppose|trouve)$/

export const reflection: Reflection = {
  cutsApostrophe: true,
  conjunction: /^(?:mais|parce|car|donc|puisque|quand|alors|lorsque|si|puis|qui|pendant|comme)$/,
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
    "aujourd'hui",
    'hier',
    'ce',
    'soir',
    'salut',
    'bonjour',
    'enfin',
    'franchement',
    'malheureusement',
    'maintenant',
    'la',
    'tu',
    'vois',
    'que',
    "qu'",
    'hui',
    "aujourd'",
    'desole',
    'desolee',
    'parfois',
    'en',
    'fait',
    'matin',
  ]),
  stops: new Set([
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
  turn,
  tidy: [
    [/\btu (?=n')/g, 'tu '],
    [/\bte (?=[aeiouhéèê])/g, "t'"],
  ],
}

function turn(tokens: readonly Token[], reflection: Reflection): string[] | undefined {
  const [first, second] = tokens
  if (!first || !second) return undefined
  const isSubject = first.folded === 'je' || first.folded === "j'"
  const isAffected = THIRD_PERSON.has(first.folded) && (second.folded === 'me' || second.folded === "m'")
  if (!isSubject && !isAffected && !POSSESSIVE.has(first.folded)) return undefined
  const verbs = verbPlaces(tokens)
  if (isSubject && THIN.test(tokens[[...verbs][0] ?? 0]?.folded ?? '')) return undefined
  return tokens.map((token, index) => (verbs.has(index) ? turnVerb(token) : turnWord(token, reflection)))
}

/** The first word after each "je" that is neither negation nor pronoun. */
function verbPlaces(tokens: readonly Token[]): Set<number> {
  const places = new Set<number>()
  tokens.forEach((token, index) => {
    if (token.folded !== 'je' && token.folded !== "j'") return
    let at = index + 1
    while (BEFORE_VERB.has(tokens[at]?.folded ?? '')) at++
    if (at < tokens.length) places.add(at)
  })
  return places
}

function turnVerb(token: Token): string {
  const irregular = IRREGULAR[token.folded]
  if (irregular) return irregular
  const verb = token.raw.toLowerCase()
  if (/rai$/.test(verb)) return verb.replace(/ai$/, 'as')
  return /e$/.test(verb) ? `${verb}s` : verb
}
