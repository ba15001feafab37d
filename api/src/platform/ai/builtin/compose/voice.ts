import type { CommunicationStyle, Interest } from '@confida/contracts'
import type { LanguagePack } from '../languages/grammar.ts'
import type { Line, Question } from '../languages/phrases.ts'
import { isInterest, type ThemeId, type Tone, WEIGHTY } from '../languages/themes.ts'
import { foldText } from '../understand/fold.ts'
import { isAnswered, type Told, tell } from './answered.ts'
import type { Situation } from './situation.ts'
import { askOf } from './thread.ts'

const TURNS_TOLD = 8
const BARE_ANSWERS_BEFORE_AN_OFFER = 3

const CLOSE: readonly ThemeId[] = ['family', 'couple', 'friends']
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
  const often = MANNERS[persona.communicationStyle].opener * (tone === 'neutral' ? 0.5 : 1)
  return seed.chance(often) && situation.writer.tryAdd([opener[tone]])
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
  const { said, writer } = situation
  const pools = themesToAsk(situation).map((id) => situation.pack.phrases.themes[id].ask)
  const followUp = situation.pack.phrases.themes.general.ask
  const hasTold = said.clause !== undefined || said.feeling !== undefined || said.tone === 'negative'
  if (isSerious(situation)) askAny(situation, [...pools, followUp], situation.pack.phrases.stay)
  else if (hasTold) {
    const own = situation.theme === 'general' ? [followUp, ...pools] : [...pools, followUp]
    askAny(situation, [...own, ...otherSubjects(situation)])
  } else askAny(situation, [...pools, ...otherSubjects(situation), followUp])
  if (!writer.endsInQuestion && !isSerious(situation)) writer.tryAdd([situation.pack.phrases.stay])
}

/** After a bare word: a question of yes or no, and to someone who goes on in single words something of the partner's own. */
export function askEasily(situation: Situation): void {
  const { pack, writer, thread } = situation
  const serious = isSerious(situation)
  const pools = themesToAsk(situation).map((id) => pack.phrases.themes[id].ask)
  const easy = pools.map((pool) => pool.filter((question) => typeof question !== 'string'))
  const offers = serious ? pack.phrases.offers.slice(1, 2) : pack.phrases.offers
  if (countBare(situation) >= BARE_ANSWERS_BEFORE_AN_OFFER && tryAsk(situation, [offers])) return
  if (thread.answer && tryAsk(situation, [pack.phrases.answers[thread.answer].handBack])) return
  if (serious && writer.seed.chance(0.4) && writer.tryAdd([pack.phrases.stay])) return
  if (serious) askAny(situation, [...easy, ...pools], pack.phrases.stay)
  else askAny(situation, [...easy, ...pools, ...otherSubjects(situation)], pack.phrases.stay)
}

/** Another subject. */
export function askNew(situation: Situation): void {
  askAny(situation, otherSubjects(situation))
}

/** Asks a question of these pools that nothing told has answered; where there is none, says the last line. */
export function askAny(
  situation: Situation,
  pools: readonly (readonly Question[])[],
  instead: readonly Line[] = [],
): void {
  if (tryAsk(situation, pools) || situation.writer.tryAdd([instead])) return
  situation.writer.add([...pools.map((pool) => openQuestions(pool, situation)), instead])
}

function tryAsk(situation: Situation, pools: readonly (readonly Question[])[]): boolean {
  return situation.writer.tryAdd(pools.map((pool) => openQuestions(pool, situation)))
}

function themesToAsk(situation: Situation): ThemeId[] {
  const { theme, thread, said } = situation
  if (isAnothersIllness(said)) return ['sad']
  const themes = theme === 'general' ? [thread.theme] : [...askedFirst(situation), thread.theme]
  return [...new Set(themes)].filter((id) => id !== 'general')
}

/** Whoever tells of a mother in hospital is neither asked for their own symptoms nor whether they take after her. */
function isAnothersIllness({ themes, tone }: Situation['said']): boolean {
  return tone === 'negative' && themes.includes('health') && CLOSE.some((one) => themes.includes(one))
}

function otherSubjects({ request, pack, writer }: Situation): (readonly Question[])[] {
  const own = request.persona.interests.map((interest) => pack.phrases.themes[interest].ask.slice(0, 1))
  return writer.seed.chance(0.25) ? [...own, pack.phrases.newSubjects] : [pack.phrases.newSubjects, ...own]
}

/** What weighs, in this message or in those it answers, is not left for another subject. */
export function isSerious({ said, theme }: Situation): boolean {
  return said.tone === 'negative' || (WEIGHTY.has(theme) && said.tone !== 'positive')
}

/** How many messages in a row were only a word or two, with this one. */
function countBare({ request, said, pack }: Situation): number {
  if (said.short === undefined) return 0
  const told = request.history.filter((turn) => turn.role === 'user').reverse()
  const until = told.findIndex((turn) => !isBare(turn.content, pack))
  return 1 + (until < 0 ? told.length : until)
}

function isBare(message: string, { lexicon }: LanguagePack): boolean {
  const folded = foldText(message).trim()
  return Object.values(lexicon.short).some((pattern) => pattern.test(folded))
}

/** What weighs is asked after before what it is about, but for an occasion ahead; good news is asked after as good news. */
function askedFirst({ theme, said, writer, pack }: Situation): ThemeId[] {
  const feeling = said.feeling && said.feeling !== theme ? said.feeling : undefined
  const pastime = said.themes.find(isInterest) ?? 'happy'
  if (!feeling) return said.tone === 'positive' && WEIGHTY.has(theme) ? [pastime, theme] : [theme]
  if (pack.phrases.themes[theme].nerves) return [theme, feeling]
  return said.tone === 'negative' || writer.seed.chance(0.4) ? [feeling, theme] : [theme, feeling]
}

/** Without those that the user has answered already: no "do you like cooking?" after "I love cooking". */
function openQuestions(questions: readonly Question[], situation: Situation): Line[] {
  const told = toldIn.get(situation) ?? collectTold(situation)
  toldIn.set(situation, told)
  return questions.map(askOf).filter((question) => !isAnswered(question, told, situation.pack))
}

const toldIn = new WeakMap<Situation, Told[]>()

function collectTold({ said, request }: Situation): Told[] {
  const turns = request.history.filter((turn) => turn.role === 'user').slice(-TURNS_TOLD)
  const texts = [...turns.map((turn) => turn.content), ...request.memories.map((memory) => memory.text)]
  return [said.folded, ...texts.map(foldText)].map(tell)
}
