import type { Line } from '../languages/phrases.ts'
import { isFeeling, WEIGHTY } from '../languages/themes.ts'
import { remember } from './hints.ts'
import type { Situation } from './situation.ts'
import { ask, colour, isKeenOn, open } from './voice.ts'

/** Sentences before the closing question. */
const ENOUGH = 3

/** Takes in what was said, a feeling before a fact, hands it back, adds the partner's colour, and asks on. */
export function converse(situation: Situation): void {
  const { writer, said } = situation
  writer.tryAdd([answerCourtesy(situation)])
  takeLead(situation)
  const hasFeeling = said.feeling !== undefined || said.tone === 'negative'
  const hasNotedFirst = !hasFeeling && note(situation)
  takeIn(situation, hasNotedFirst)
  const hasNoted = hasNotedFirst || (hasFeeling && note(situation))
  const hasRemembered = writer.sentences.length < ENOUGH && remember(situation)
  if (writer.endsInQuestion) return
  if (!hasRemembered && !hasNoted && writer.sentences.length < ENOUGH) colour(situation, said.tone)
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

/** The user's own clause, turned, or else what the partner has to say to the feeling or theme. */
function takeIn(situation: Situation, hasNoted: boolean): void {
  const { writer, pack, said, theme } = situation
  const hasOpened = writer.sentences.length === 0 && !said.isQuestion && open(situation, said.tone)
  const canMirror = said.clause !== undefined && !hasNoted
  const hasMirrored = canMirror && writer.tryAdd([pack.phrases.mirror[said.tone]])
  if (!hasMirrored || (isFeeling(theme) && !hasOpened)) receive(situation)
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
