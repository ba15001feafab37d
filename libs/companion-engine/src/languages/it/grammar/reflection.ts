import type { Token } from '@confida/text-analysis'
import { firstPersons, type ProDrop, reflectProDrop } from '../../pro-drop.ts'
import type { Reflection } from '../../reflection.ts'
import { nouns, verbs } from './verbs.ts'

const AND = /^(?:e|ed|o|oppure)$/
const PLURAL = /(?:[aiu]te|[^aeiou\s]i|[^aeiou]ii)$/
const NOT_PLURAL = new Set([
  'quasi',
  'ieri',
  'oggi',
  'fuori',
  'ogni',
  'anni',
  'mesi',
  'giorni',
  'qui',
  'li',
  'di',
  'lui',
  'i',
  'gli',
])
const STATES =
  /^(?:giu\b|in (?:ansia|crisi|panico|pensiero|ritardo|imbarazzo)|a (?:pezzi|terra|disagio|dieta)|di (?:malumore|cattivo))/
const COUNTED = /^(?:i|gli|le|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|\d+)$/
const SINGULAR = /(?:[^aeiou][oa]|ice|are|ente|ante|iste|ile|ole|ble)$/
const ADVERBS = new Set([
  'molto',
  'tanto',
  'troppo',
  'un',
  'po',
  "po'",
  'davvero',
  'cosi',
  'sempre',
  'ancora',
  'piu',
  'gia',
  'proprio',
  'abbastanza',
  'anche',
  'solo',
  'stato',
  'stata',
])

/** "Sono" is also "they are": the word that agrees with it decides. */
function isOwnSono(tokens: readonly Token[], at: number): boolean | undefined {
  const previous = tokens[at - 1]?.folded
  const next = tokens.slice(at + 1).find((token) => !ADVERBS.has(token.folded))?.folded ?? ''
  if (COUNTED.test(next) || (PLURAL.test(next) && !NOT_PLURAL.has(next)))
    return at === 0 || isJoint(previous) ? undefined : false
  if (previous === 'mi' || previous === 'io' || isStateOfOne(tokens, at)) return true
  if (
    at === 0 ||
    ((previous === 'non' || BEFORE.has(previous ?? '')) && !tokens.slice(0, at).some(isPluralNoun))
  )
    return true
  if (previous === 'si') return false
  return isJoint(previous)
    ? SINGULAR.test(next) || ADVERBS.has(tokens[at + 1]?.folded ?? '') || undefined
    : false
}

/** "Sono in ansia", "sono a pezzi", "sono giù". */
function isStateOfOne(tokens: readonly Token[], at: number): boolean {
  const next = tokens.slice(at + 1).filter((token) => !ADVERBS.has(token.folded))
  return STATES.test(
    next
      .slice(0, 2)
      .map((token) => token.folded)
      .join(' '),
  )
}

function isJoint(word: string | undefined): boolean {
  return word === undefined || AND.test(word) || word === 'che' || word === 'non' || word === 'se'
}

function isPluralNoun({ folded }: Token): boolean {
  return folded === 'i' || folded === 'gli' || folded === 'miei' || folded === 'mie'
}

const BEFORE = new Set([
  'oggi',
  'ieri',
  'domani',
  'stasera',
  'stamattina',
  'stanotte',
  'adesso',
  'ora',
  'ultimamente',
  'spesso',
  'sempre',
  'ancora',
  'gli',
  'non',
  'mi',
  "m'",
  'lo',
  'la',
  'li',
  'le',
  'ne',
  "l'",
  'me',
  'anche',
  'ormai',
  'dopodomani',
  'forse',
  'io',
  'ogni',
  'tanto',
  'volte',
  'a',
  'di',
  'notte',
  'sera',
  'mattina',
  'solo',
  'gia',
  'questa',
  'questo',
  'settimana',
  'lunedi',
  'martedi',
  'mercoledi',
  'giovedi',
  'venerdi',
  'sabato',
  'domenica',
  'pomeriggio',
])
const grammar: ProDrop = {
  verbs,
  nouns,
  shared: new Set(['sono']),
  isOwn: isOwnSono,
  subject: new Set(['io']),
  before: BEFORE,
  calls: new Set(['non', 'mi', "m'", 'io', 'che', 'se', 'dove', 'li', 'ne', 'come']),
  possessives: new Set(['mio', 'mia', 'miei', 'mie']),
  articles: new Set(['il', 'la', 'i', 'le']),
  datives: new Set(['mi', "m'"]),
  regular: [
    [/avo$/, 'avi'],
    [/evo$/, 'evi'],
    [/(?<=[aeiou][rl]|[^aeiou])rei$/, 'resti'],
    [/(?<=[a-z]{2}[^r])ai$/, 'asti'],
  ],
  afterVerb: /^(?:il|lo|la|l'|i|gli|le|un|una|un'|uno|a|al|alla|molto|tanto|troppo|poco|anche|sempre|con)$/,
  beforeNoun:
    /^(?:il|un|uno|al|del|dal|nel|sul|i|gli|dei|ai|di|mio|tuo|suo|questo|quel|ogni|a|da|in|per|con|senza)$/,
  noVerbs: new Set(
    'molto tanto troppo poco solo proprio tutto dopo quando uno certo appena quello questo anno spesso subito presto meno meglio altro nemmeno sono stato male mio tuo suo bello brutto facile'.split(
      ' ',
    ),
  ),
  irregularly: new Set([
    'bravo',
    'schiavo',
    'cavo',
    'ottavo',
    'sollievo',
    'rilievo',
    'allievo',
    'pero',
    'assai',
    'ormai',
    'guai',
    'andrai',
    'farai',
    'sarai',
    'avrai',
    'medioevo',
    'samurai',
    'tramvai',
    'vicerei',
    'ebrei',
    'mai',
  ]),
}

export const reflection: Reflection = {
  cutsApostrophe: true,
  but: /(?<!\p{L})(?:ma|però|pero)(?!\p{L})/iu,
  conjunction: /^(?:ma|pero|perche|quindi|siccome|mentre|quando|anche se|poi|cosi|pero|dato|visto)$/,
  hypothesis: /^(?:se|qualora)$/u,
  fillers: new Set([
    'beh',
    'allora',
    'sai',
    'guarda',
    'senti',
    'insomma',
    'comunque',
    'ciao',
    'e',
    'ma',
    'si',
    'no',
    'purtroppo',
    'finalmente',
    'mah',
    'uffa',
    'ecco',
    'davvero',
  ]),
  blockers: new Set([
    'tu',
    'te',
    'ti',
    'tuo',
    'tua',
    'tuoi',
    'tue',
    'sei',
    'hai',
    'vi',
    'voi',
    'sai',
    'puoi',
    'noi',
    'ci',
    'nostro',
    'nostra',
    'siamo',
    'abbiamo',
    'andiamo',
    'stiamo',
    'eravamo',
    'abitiamo',
    'viviamo',
    'dobbiamo',
    'nostri',
    'nostre',
    'dimmi',
    'aiutami',
    'raccontami',
  ]),
  words: { mi: 'ti', "m'": "t'", me: 'te', mio: 'tuo', mia: 'tua', miei: 'tuoi', mie: 'tue', io: 'tu' },
  endings: [
    [/^(?!(?:m?armi|(?:in)?fermi|vermi|germi|inermi|schermi|allarmi)$)(.*[aei]r)mi$/, '$1ti'],
    [/([aei]r)me(l[oaie]|ne)$/, '$1te$2'],
    [/(and|end)omi$/, '$1oti'],
  ],
  firstPerson:
    /^(?:io|sono|ho|sto|vado|faccio|devo|voglio|posso|so|credo|penso|provo|sento|riesco|esco|vengo|dormo|leggo|scrivo|parlo|mangio|cerco|spero|adoro|amo|preferisco|capisco)$/,
  and: AND,
  empty:
    /^(?:(?:io )?(?:non )?(?:lo )?(?:so|sapevo|saprei|credo|penso|capisco)(?: (?:bene|proprio|pi[u]|perche|che dire|cosa|niente))?|(?:ho|devo) capito|mi sa|mi chiedo|lo spero|ci provo)$/,
  dependent: /^(?:mi[oae]|miei)$/,
  remainingFirstPerson: firstPersons(
    grammar,
    "io|mi|m'|mio|mia|miei|mie|me|noi|nostr[oaie]|(?!(?:m?armi|(?:in)?fermi|vermi|germi|inermi|schermi|allarmi)(?![a-z]))[a-z]+[aei]rmi|[a-z]*[ae]ndomi",
  ),
  reflect: (tokens, reflection) => reflectProDrop(tokens, reflection, grammar),
}
