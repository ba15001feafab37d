import type { Line } from '../languages/phrases.ts'
import { WEIGHTY } from '../languages/themes.ts'
import { foldText } from '../understand/fold.ts'
import { reflectClause } from '../understand/reflect.ts'
import { remember } from './hints.ts'
import type { Situation } from './situation.ts'
import { ask, colour, isKeenOn, open } from './voice.ts'

/** Sentences before the closing question, apart from a greeting. */
const ENOUGH = 2
const LONGEST_COMPOUND = 9

/** Takes in what was said, a feeling before a fact, hands it back, adds the partner's colour, and asks on. */
export function converse(situation: Situation): void {
  const { writer, said } = situation
  const isCourteous = writer.tryAdd([answerCourtesy(situation)])
  const isFull = (): boolean => writer.sentences.length >= ENOUGH + (isCourteous ? 1 : 0)
  takeLead(situation)
  const hasFeeling = said.feeling !== undefined || said.tone === 'negative'
  const hasNotedFirst = !hasFeeling && note(situation)
  takeIn(situation, hasNotedFirst)
  const hasNoted = hasNotedFirst || (hasFeeling && (!isFull() || tellsName(situation)) && note(situation))
  const hasRemembered = !isFull() && remember(situation)
  if (writer.endsInQuestion) return
  if (!hasRemembered && !hasNoted && !isFull()) colour(situation, said.tone)
  if (said.courtesy !== 'goodbye') ask(situation)
}

/** Beside a loss: few words, and nothing of the partner's own. */
export function mourn(situation: Situation): void {
  const { writer, pack } = situation
  const { loss, sad } = pack.phrases.themes
  const [condolence, ...others] = loss.receive
  writer.add([[condolence], others, sad.receive])
  ask(situation)
}

/**
 * The user's own clause, turned, or else what the partner has to say to the feeling or theme. What is plain is not repeated where
 * there is something to say to it, and nobody hears their own words back in two replies running.
 */
function takeIn(situation: Situation, hasNoted: boolean): void {
  const { writer, pack, said, theme } = situation
  const isFirst = writer.sentences.length === 0
  if (isFirst && !said.isQuestion && !hasNerves(situation)) open(situation, said.tone)
  const isWorthHearing = said.tone !== 'neutral' || theme === 'general' || theme === 'plans'
  const canMirror = isHandy(situation) && !hasNoted && isWorthHearing && !hasJustMirrored(situation)
  const hasMirrored = canMirror && writer.tryAdd([pack.phrases.mirror[said.tone]])
  if (!hasMirrored || hasNerves(situation)) receive(situation)
}

function hasNerves({ pack, said, theme }: Situation): boolean {
  return said.feeling === 'anxious' && pack.phrases.themes[theme].nerves !== undefined
}

/** Two clauses joined by an "and" are too much to hear back. */
function isHandy(situation: Situation): boolean {
  const { said, pack } = situation
  const words = foldText(said.clause ?? '').split(/\s+/u)
  const longest = hasNerves(situation) ? 0 : LONGEST_COMPOUND
  const isLong = words.length > longest && words.some((word) => pack.reflection.and.test(word))
  return said.clause !== undefined && said.feeling !== 'bored' && !isLong
}

function hasJustMirrored({ request, pack }: Situation): boolean {
  const told = request.history.findLast((turn) => turn.role === 'user')
  const replied = request.history.findLast((turn) => turn.role === 'assistant')
  const clause = told && reflectClause(told.content, pack)
  return clause !== undefined && foldText(replied?.content ?? '').includes(foldText(clause))
}

function tellsName({ said }: Situation): boolean {
  return said.facts.some((fact) => fact.kind === 'name')
}

/** "No, I didn't talk to him": the partner's question has its own continuation. */
function takeLead({ writer, said, thread }: Situation): void {
  if (!said.lead || typeof thread.question !== 'object') return
  const line = thread.question[said.lead === 'yes' ? 1 : 2]
  if (!/[?؟]\s*$/u.test(line)) writer.tryAdd([[line]])
}

function answerCourtesy({ pack, said }: Situation): readonly Line[] {
  const { courtesy } = said
  return courtesy === undefined || courtesy === 'love' || courtesy === 'advice'
    ? []
    : pack.phrases.answers[courtesy].say
}

/** What the partner has to say: to a feeling first, with more appetite on an interest of its own. */
export function receive(situation: Situation): boolean {
  const { writer, pack, said } = situation
  const { themes, interests } = pack.phrases
  const keen = isKeenOn(situation)
  return writer.tryAdd([
    (hasNerves(situation) && themes[situation.theme].nerves) || [],
    said.feeling ? themes[said.feeling].receive : [],
    keen ? interests[keen].keen : [],
    ownRemarks(situation),
    themes.general.receive,
  ])
}

/** A weighty theme's remarks are for when it weighs: good news about work is not answered with a sigh. */
function ownRemarks({ pack, theme, said }: Situation): readonly Line[] {
  const { themes } = pack.phrases
  if (!WEIGHTY.has(theme) || said.tone === 'negative') return themes[theme].receive
  return said.tone === 'positive' ? themes.happy.receive : themes.general.receive
}

function note({ writer, pack, said }: Situation): boolean {
  const name = said.facts.find((fact) => fact.kind === 'name')
  if (name && writer.sentences.some((sentence) => sentence.includes(name.value))) return true
  if (name) return writer.tryAdd([pack.phrases.noted.name], { value: name.value })
  return said.facts.length > 0 && writer.seed.chance(0.6) && writer.tryAdd([pack.phrases.noted.other])
}
