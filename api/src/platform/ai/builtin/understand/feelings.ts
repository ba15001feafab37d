import type { LanguagePack } from '../languages/grammar.ts'
import { FEELINGS, type Feeling, type Tone } from '../languages/themes.ts'
import { foldText } from './fold.ts'

const WORDS_A_NEGATION_REACHES = 4
const OWN_NEGATION = /^(?:pas|non|nicht|kein\w*|no|nobody|nessuno|nadie|niemand|personne)$/
const PLEASANT: ReadonlySet<Feeling> = new Set(['happy', 'proud'])

export interface Mood {
  feeling?: Feeling
  tone: Tone
}

/** What the user feels: the first feeling said of the user and not denied. "Not happy" is sad, "not sad" is no feeling. */
export function readMood(message: string, pack: LanguagePack): Mood {
  const parts = message.split(/[.!?,;:\n؟،؛]+/u).map(foldText)
  let denied: Feeling | undefined
  let anothers: Tone | undefined
  for (const feeling of FEELINGS) {
    for (const part of parts) {
      const match = pack.lexicon.feelings[feeling].exec(part)
      if (!match) continue
      if (isAboutAnother(part, match[0], pack)) {
        anothers = isNegated(part, match.index, pack) ? anothers : toneOf(feeling)
        continue
      }
      if (!isNegated(part, match.index, pack)) return { feeling, tone: toneOf(feeling) }
      if (feeling === 'happy') denied = 'sad'
    }
  }
  return denied ? { feeling: denied, tone: 'negative' } : { tone: anothers ?? readTone(parts, pack) }
}

function toneOf(feeling: Feeling): Tone {
  return PLEASANT.has(feeling) ? 'positive' : 'negative'
}

/** "I'm not sad": handed back, it would sound like a doubt. */
export function deniesFeeling(part: string, pack: LanguagePack): boolean {
  return FEELINGS.filter((feeling) => feeling !== 'happy').some((feeling) => {
    const match = pack.lexicon.feelings[feeling].exec(part)
    return match !== null && isNegated(part, match.index, pack)
  })
}

/** Whether a part of a message speaks of a feeling at all. */
export function namesFeeling(part: string, pack: LanguagePack): boolean {
  return FEELINGS.some((feeling) => pack.lexicon.feelings[feeling].test(part))
}

function readTone(parts: readonly string[], pack: LanguagePack): Tone {
  let balance = 0
  for (const part of parts) {
    const good = pack.lexicon.good.exec(part)
    const bad = pack.lexicon.bad.exec(part)
    if (good) balance += isNegated(part, good.index, pack) ? -1 : 1
    if (bad) balance += isNegated(part, bad.index, pack) ? 0 : -1
  }
  if (balance === 0) return 'neutral'
  return balance > 0 ? 'positive' : 'negative'
}

/** "Pas le moral" holds its own negation. */
function isNegated(part: string, at: number, pack: LanguagePack): boolean {
  const [own = ''] = part.slice(at).split(/[\s']+/u)
  if (OWN_NEGATION.test(own)) return false
  const before = part
    .slice(0, at)
    .trim()
    .split(/[\s']+/u)
  return before.slice(-WORDS_A_NEGATION_REACHES).some((word) => pack.lexicon.negation.test(word))
}

/** "My mother is sad" is not the user's sadness, "my mother hurt me" is: its pattern spans the pronoun. */
function isAboutAnother(part: string, found: string, pack: LanguagePack): boolean {
  if (found.includes(' ')) return false
  const start = part.trim().split(/\s+/u).slice(0, 3)
  return start.some((word) => isPerson(word, pack))
}

export function isPerson(word: string, pack: LanguagePack): boolean {
  return Object.values(pack.memory.relations).some((words) => word in words)
}
