import type { CommunicationStyle, Interest } from '@confida/contracts'
import { isInterest, type Tone, type TopicId } from '../languages/topics.ts'
import type { ReplyContext } from './reply-context.ts'

const TENDER: ReadonlySet<TopicId> = new Set(['loss', 'couple', 'health', 'sad', 'lonely', 'hurt'])

/** How often, from 0 to 1, each style opens with a word of its own, adds a flourish, and lets its character speak. */
const STYLE_RATES: Record<CommunicationStyle, { opener: number; flourish: number; character: number }> = {
  diretto: { opener: 0.5, flourish: 0.15, character: 0.35 },
  poetico: { opener: 0.6, flourish: 0.6, character: 0.3 },
  casual: { opener: 0.75, flourish: 0.25, character: 0.45 },
  misterioso: { opener: 0.65, flourish: 0.45, character: 0.3 },
  empatico: { opener: 0.6, flourish: 0.35, character: 0.45 },
}

export function addOpener(context: ReplyContext, tone: Tone): boolean {
  const { communication_style } = context.request.persona
  const { opener } = context.pack.phrases.style[communication_style]
  const rate = STYLE_RATES[communication_style].opener * (tone === 'neutral' ? 0.5 : 1)
  return context.writer.random.chance(rate) && context.writer.tryAdd([opener[tone]])
}

/** What such a character thinks of it, how such a relationship takes it, or the style's flourish. */
export function addPersonaRemark(context: ReplyContext, tone: Tone): boolean {
  const { persona } = context.request
  const { phrases } = context.pack
  const { random } = context.writer
  const rates = STYLE_RATES[persona.communication_style]
  const approach = phrases.approach[persona.relationship_approach][tone === 'positive' ? 'up' : 'down']
  if (tone === 'negative' && isTender(context)) return context.writer.tryAdd([approach])
  if (tone !== 'positive' && random.chance(rates.flourish))
    return context.writer.tryAdd([phrases.style[persona.communication_style].flourish])
  if (!random.chance(rates.character + 0.2)) return false
  const character = phrases.character[persona.personality_type][tone]
  if (tone === 'neutral') return context.writer.tryAdd([character])
  return context.writer.tryAdd(random.chance(0.6) ? [character, approach] : [approach, character])
}

/** Where jokes and defiance would hurt, only the relationship speaks. */
function isTender({ topic, parsed }: ReplyContext): boolean {
  return TENDER.has(topic) || (parsed.feeling !== undefined && TENDER.has(parsed.feeling))
}

/** The topic, where it is an interest of the companion's own. */
export function ownInterest({ topic, request }: ReplyContext): Interest | undefined {
  return isInterest(topic) && request.persona.interests.includes(topic) ? topic : undefined
}
