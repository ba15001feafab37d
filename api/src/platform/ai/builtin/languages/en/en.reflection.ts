import { turnWord } from '../../understand/pro-drop.ts'
import type { Reflection, Token } from '../grammar.ts'

const SUBJECTS = new Set(['i', "i'm", "i've", "i'd", "i'll", 'im', 'ive'])
const AFTER_I: Record<string, string> = { am: 'are', was: 'were', "wasn't": 'weren’t' }

export const reflection: Reflection = {
  cutsApostrophe: false,
  conjunction: /^(?:but|because|since|while|when|although|though|if|which|then|cause|cuz)$/,
  fillers: new Set([
    'well',
    'so',
    'today',
    'yesterday',
    'tonight',
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
    'now',
    'just',
    'like',
    'yeah',
    'also',
    'because',
    'think',
    'guess',
    'lately',
    'recently',
    'sorry',
    'thanks',
    'sometimes',
  ]),
  stops: new Set([
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
  },
  firstPerson: /^(?:i|i'm|i've|i'd|i'll|im|ive)$/,
  turn,
}

function turn(tokens: readonly Token[], reflection: Reflection): string[] | undefined {
  const [first, second] = tokens
  if (!first || !second) return undefined
  if (!SUBJECTS.has(first.folded) && first.folded !== 'my') return undefined
  if (/^(?:think|guess|know|mean|hope|wish|wonder|suppose|believe)$/.test(second.folded)) return undefined
  return tokens.map((token, index) => {
    const before = tokens[index - 1]?.folded
    return (before === 'i' ? AFTER_I[token.folded] : undefined) ?? turnWord(token, reflection)
  })
}
