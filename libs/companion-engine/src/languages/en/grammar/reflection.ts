import type { Token } from '@confida/text-analysis'
import type { Reflection } from '../../reflection.ts'
import { reflectWord } from '../../reflection.ts'

const AND = /^(?:and|or)$/
const SUBJECT = /^(?:i|i'm|i've|i'd|i'll|im|ive|i'd've)$/
const TIME = new Set([
  'today',
  'yesterday',
  'tomorrow',
  'tonight',
  'lately',
  'recently',
  'sometimes',
  'usually',
  'often',
  'always',
  'now',
  'this',
  'last',
  'next',
  'every',
  'morning',
  'afternoon',
  'evening',
  'night',
  'week',
  'weekend',
  'month',
  'year',
  'on',
  'in',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'the',
  'at',
  'day',
  'these',
  'days',
  'right',
  'maybe',
  'perhaps',
  'still',
])
const DAYS = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/
/** "I think I failed" is handed back without the thinking. */
const EMPTY = /^(?:think|guess|know|mean|hope|wish|wonder|suppose|believe)$/
const ADVERBS =
  /^(?:also|really|always|just|never|not|still|so|actually|honestly|only|often|then|already|kinda|kind|of)$/
const BE: Record<string, string> = { am: 'are', was: 'were', "wasn't": 'weren’t', "ain't": 'aren’t' }
const LEFT_OUT: Record<string, string> = {
  feeling: 'you’re',
  "can't": 'you',
  cant: 'you',
  had: 'you',
  got: 'you',
  "don't": 'you',
  dont: 'you',
  "didn't": 'you',
  lost: 'you',
  been: 'you’ve',
  am: 'you',
  "couldn't": 'you',
  just: 'you',
  need: 'you',
  want: 'you',
  miss: 'you',
}

export const reflection: Reflection = {
  cutsApostrophe: false,
  but: /\b(?:but|though)\b/i,
  conjunction: /^(?:but|because|since|while|when|although|though|if|which|then|cause|cuz|coz|bc|until)$/,
  hypothesis: /^(?:if|unless|whether)$/u,
  fillers: new Set([
    'well',
    'so',
    'hi',
    'hello',
    'hey',
    'and',
    'but',
    'yes',
    'no',
    'oh',
    'honestly',
    'actually',
    'unfortunately',
    'finally',
    'like',
    'yeah',
    'also',
    'because',
    'sorry',
    'thanks',
  ]),
  blockers: new Set([
    'you',
    'your',
    'yours',
    "you're",
    "you've",
    'u',
    'ur',
    'we',
    'us',
    'our',
    "we're",
    "we've",
    'yourself',
  ]),
  words: {
    i: 'you',
    "i'm": 'you’re',
    "i've": 'you’ve',
    "i'd": 'you’d',
    "i'll": 'you’ll',
    im: 'you’re',
    ive: 'you’ve',
    me: 'you',
    my: 'your',
    mine: 'yours',
    myself: 'yourself',
    am: 'are',
    "i'd've": 'you’d have',
  },
  firstPerson: /^(?:i|i'm|i've|i'd|i'll|im|ive)$/,
  and: AND,
  empty:
    /^i (?:(?:don't|dont|do not|didn't) )?(?:know|think so|think|get it|understand|see|guess so|hope so|mean it)(?: (?:that|it|really|what to say))?$/,
  dependent: /^(?:my|mine)$/,
  remainingFirstPerson:
    /(?<![a-z'])(?:i|i'[a-z]+|im|ive|me|my|mine|myself|am|we|us|our|ours|let's)(?![a-z'])/,
  reflect,
}

function reflect(tokens: readonly Token[], reflection: Reflection): string[] | undefined {
  const from = tokens.findIndex((token) => !TIME.has(token.folded))
  const [first, second] = tokens.slice(from)
  if (from < 0 || !first || !second) return undefined
  if (first.folded === 'i' && EMPTY.test(second.folded)) return unwrap(tokens.slice(from + 2), reflection)
  const time = tokens
    .slice(0, from)
    .map(({ raw, folded }) => (DAYS.test(folded) ? capital(raw) : raw.toLowerCase()))
  if (from === 0 && first.folded in LEFT_OUT && /\w/.test(second.raw)) return withSubject(tokens, reflection)
  if (!SUBJECT.test(first.folded) && first.folded !== 'my') return undefined
  const rest = reflectAll(tokens.slice(from), reflection)
  return rest && [...time, ...rest]
}

function unwrap(tokens: readonly Token[], reflection: Reflection): string[] | undefined {
  const inner = tokens[0]?.folded === 'that' ? tokens.slice(1) : tokens
  return SUBJECT.test(inner[0]?.folded ?? '') ? reflect(inner, reflection) : undefined
}

/** "Can't sleep": the user has left "I" out. */
function withSubject(tokens: readonly Token[], reflection: Reflection): string[] | undefined {
  const subject = LEFT_OUT[tokens[0]?.folded ?? '']
  const rest = reflectAll(tokens, reflection)
  const [verb, ...others] = rest ?? []
  if (!subject || !verb || tokens.some((token) => SUBJECT.test(token.folded))) return undefined
  return [subject, verb.toLowerCase(), ...others]
}

function reflectAll(tokens: readonly Token[], reflection: Reflection): string[] | undefined {
  const reflected = tokens.map((token, index) => {
    const be = BE[token.folded]
    if (be === undefined || token.folded === 'am') return reflectWord(token, reflection)
    const owner = tokens.slice(0, index).findLast(({ folded }) => !ADVERBS.test(folded))?.folded ?? ''
    if (owner === 'i') return be
    return AND.test(owner) && tokens.slice(0, index).some(({ folded }) => folded === 'i')
      ? undefined
      : token.raw
  })
  return reflected.every((word) => word !== undefined) ? reflected : undefined
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}
