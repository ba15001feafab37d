import type { CommunicationStyle, Interest } from '@confida/contracts'
import type { Line } from '../languages/phrases.ts'
import { isInterest, type ThemeId, type Tone, WEIGHTY } from '../languages/themes.ts'
import { foldText } from '../understand/fold.ts'
import type { Situation } from './situation.ts'
import { askOf } from './thread.ts'

const SHORTEST_TELLING = 3

const TENDER: ReadonlySet<ThemeId> = new Set(['loss', 'couple', 'health', 'sad', 'lonely', 'hurt'])

/** How often each style opens with a word of its own, adds its ornament, and lets its character speak. */
const MANNERS: Record<CommunicationStyle, { opener: number; flourish: number; view: number }> = {
  diretto: { opener: 0.5, flourish: 0.15, view: 0.35 },
  poetico: { opener: 0.6, flourish: 0.6, view: 0.3 },
  casual: { opener: 0.75, flourish: 0.25, view: 0.45 },
  misterioso: { opener: 0.65, flourish: 0.45, view: 0.3 },
  empatico: { opener: 0.6, flourish: 0.35, view: 0.45 },
}

export function open(situation: Situation, tone: Tone): boolean {
  const { persona } = situation.request
  const { opener } = situation.pack.phrases.style[persona.communicationStyle]
  const { seed } = situation.writer
  return seed.chance(MANNERS[persona.communicationStyle].opener) && situation.writer.tryAdd([opener[tone]])
}

/** The partner's own colour: what such a character thinks of it, how such a bond takes it, or the style's ornament. */
export function colour(situation: Situation, tone: Tone): boolean {
  const { persona } = situation.request
  const { phrases } = situation.pack
  const { seed } = situation.writer
  const manner = MANNERS[persona.communicationStyle]
  const bond = phrases.approach[persona.relationshipApproach][tone === 'positive' ? 'up' : 'down']
  if (tone === 'negative' && isTender(situation)) return situation.writer.tryAdd([bond])
  if (tone !== 'positive' && seed.chance(manner.flourish))
    return situation.writer.tryAdd([phrases.style[persona.communicationStyle].flourish])
  if (!seed.chance(manner.view + 0.2)) return false
  const character = phrases.character[persona.personalityType][tone]
  if (tone === 'neutral') return situation.writer.tryAdd([character])
  return situation.writer.tryAdd(seed.chance(0.6) ? [character, bond] : [bond, character])
}

/** Where jokes and defiance would hurt, only the bond speaks. */
function isTender({ theme, said }: Situation): boolean {
  return TENDER.has(theme) || (said.feeling !== undefined && TENDER.has(said.feeling))
}

export function isKeenOn(situation: Situation): Interest | undefined {
  const { theme, request } = situation
  return isInterest(theme) && request.persona.interests.includes(theme) ? theme : undefined
}

/** One question that fits: of the feeling, of this turn's theme, of the thread, and then one that follows up anything told. */
export function ask(situation: Situation): void {
  const { thread, request, pack, said, writer } = situation
  const themes = situation.theme === 'general' ? [] : [...askedFirst(situation), thread.theme]
  const pools = themes.filter((id) => id !== 'general').map((id) => questionsOf(id, situation))
  const own = request.persona.interests.map((interest) => questionsOf(interest, situation).slice(0, 1))
  const followUp = questionsOf('general', situation)
  const others = writer.seed.chance(0.25)
    ? [...own, pack.phrases.newSubjects]
    : [pack.phrases.newSubjects, ...own]
  const hasTold = said.clause !== undefined || said.feeling !== undefined || said.tone === 'negative'
  writer.add(hasTold ? [...pools, followUp, ...others] : [...pools, ...others, followUp])
}

/** What weighs is asked after before what it is about; good news about a weighty matter is asked after as good news. */
function askedFirst({ theme, said, writer }: Situation): ThemeId[] {
  const feeling = said.feeling && said.feeling !== theme ? said.feeling : undefined
  if (!feeling) return said.tone === 'positive' && WEIGHTY.has(theme) ? ['happy', theme] : [theme]
  return said.tone === 'negative' || writer.seed.chance(0.4) ? [feeling, theme] : [theme, feeling]
}

/** Without those that the user has answered already: no "do you like cooking?" after "I love cooking". */
function questionsOf(theme: ThemeId, { pack, said, request }: Situation): Line[] {
  const told = [...said.facts, ...request.memories]
    .map((fact) => foldText(fact.value))
    .filter((value) => value.length > SHORTEST_TELLING)
  return pack.phrases.themes[theme].ask
    .map(askOf)
    .filter((question) => !told.some((value) => foldText(question).includes(value)))
}
