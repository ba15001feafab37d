import { interests } from '@confida/contracts'
import type { LanguagePack } from '../languages/grammar.ts'
import type { AnswerId } from '../languages/phrases.ts'

export type Intent = AnswerId | 'love' | 'advice'
/** These have no pattern of their own: they are what is left. */
type Heard = Exclude<Intent, 'askYou' | 'askMine' | 'wordless'>

const BY_WEIGHT: readonly Heard[] = [
  'crisis',
  'minorSexual',
  'sexual',
  'askHuman',
  'instruction',
  'askAboutMe',
  'askLikeMe',
  'askMissMe',
  'askMarry',
  'askMeet',
  'askTaken',
  'askHappy',
  'askAge',
  'askOrigin',
  'askDoing',
  'askFeelings',
  'hug',
  'love',
  'miss',
  'askBody',
  'askName',
  'askAbilities',
  'repair',
  'quiet',
  'insult',
  'joke',
  'game',
  'task',
  'whatIf',
  'fact',
  'advice',
  'compliment',
  'askOpinion',
  'askTastes',
  'tellMe',
  'askSelf',
  'howAreYou',
  'apology',
  'goodbye',
  'thanks',
  'laugh',
  'greeting',
]
export const SAFETY: ReadonlySet<Intent> = new Set([
  'crisis',
  'minorSexual',
  'sexual',
  'askHuman',
  'instruction',
])
export const COURTESIES: ReadonlySet<Intent> = new Set([
  'howAreYou',
  'apology',
  'goodbye',
  'thanks',
  'laugh',
  'greeting',
  'compliment',
  'miss',
])
const LATEST_START_OF_A_TASK = 24

/** What a message is there for, the weightiest first. */
export function findIntents(folded: string, pack: LanguagePack, isCrisis: boolean): Intent[] {
  const isQuestion = folded.endsWith('?')
  return BY_WEIGHT.filter((intent) =>
    intent === 'crisis' ? isCrisis : hasIntent(folded, intent, pack, isQuestion),
  )
}

function hasIntent(folded: string, intent: Heard, pack: LanguagePack, isQuestion: boolean): boolean {
  const match = pack.lexicon.answers[intent].exec(folded)
  if (!match) return false
  if (intent === 'askOpinion') return !interests.some((theme) => pack.lexicon.themes[theme].test(folded))
  if (intent === 'task') return match.index <= LATEST_START_OF_A_TASK
  if (intent === 'fact') return isQuestion || match.index === 0
  return true
}
