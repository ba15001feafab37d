import type { LanguagePack } from '../languages/language.ts'
import type { Remark } from '../languages/remarks.ts'
import { countWords } from '../understand/count-words.ts'
import { namesFeeling } from '../understand/sentiment.ts'
import { isSure } from './act-reply.ts'
import { askAboutNamed } from './introduction.ts'
import { addOwnName } from './own-name.ts'
import type { ReplyContext } from './reply-context.ts'

/** How often a question follows, from 0 to 1. */
const RATE_OF_QUESTIONS = 0.6
/** Of all that asks: what is asked for is not told. */
const LIKELY_ASKING = 0.35
/** A longer story names many a thing in passing; what hurts or gladdens in it, it is told for. */
const MOST_WORDS = { hard: 60, glad: 60, plain: 28 }
/** Of all that is hard beside something glad or plain, and of all that is good beside something hard. */
const MOST_OF_OTHERS = { glad: 0.3, plain: 0.5, hard: 0.5 }
const WORDS_BEFORE = 2
/** The heaviest first. */
const TONES = ['hard', 'glad', undefined] as const

/** Says something to a thing of every day that is told. Within something hard the words stand for more. */
export function replyByRemark(context: ReplyContext): boolean {
  const { writer } = context
  const remark = context.scene.isHard || !tells(context) ? undefined : findRemark(context)
  if (!remark) return false
  // Who was just named is asked after, rather than what they did.
  if (!remark.tone && askAboutNamed(context)) return true
  if (!writer.tryAdd([remark.say])) return false
  addOwnName(context)
  if (!writer.endsInQuestion && writer.random.chance(RATE_OF_QUESTIONS)) writer.tryAdd([remark.ask ?? []])
  return true
}

function tells(context: ReplyContext): boolean {
  const { act, parsed, pack } = context
  if (parsed.folded.includes('?') || pack.patterns.requests.test(parsed.folded)) return false
  return act.ofGroups.asking < LIKELY_ASKING && !(act.group === 'social' && isSure(context))
}

/** The heaviest that is met; of several what is told first, as the rest mostly stands beside it. */
function findRemark({ pack, parsed, act }: ReplyContext): Remark | undefined {
  const words = countWords(parsed.folded)
  // A feeling that is named can be handed back.
  const feels = parsed.clause && parsed.tone !== 'neutral' && namesFeeling(parsed.folded, pack)
  const met = pack.remarks
    .filter(({ tone }) => (tone || !feels) && words <= MOST_WORDS[tone ?? 'plain'] && isInTone(tone, act))
    .flatMap((remark) => {
      const match = remark.signs.exec(parsed.folded)
      if (!match || (remark.tone === 'glad' && isDenied(match, pack))) return []
      return [{ remark, end: match.index + match[0].length }]
    })
    .sort((one, other) => one.end - other.end)
  const ofTones = TONES.map((tone) => met.find(({ remark }) => remark.tone === tone))
  return ofTones.find((found) => found !== undefined)?.remark
}

const isInTone = (tone: Remark['tone'], { ofGroups }: ReplyContext['act']): boolean =>
  ofGroups[tone === 'hard' ? 'good' : 'hard'] < MOST_OF_OTHERS[tone ?? 'plain']

/** "Not a good day". */
function isDenied({ 0: sign, index, input }: RegExpExecArray, { patterns }: LanguagePack): boolean {
  const words = input.slice(0, index).split(/[\s']+/u)
  return [...words.slice(-WORDS_BEFORE), ...sign.split(/[\s']+/u)].some((word) =>
    patterns.negation.test(word),
  )
}
