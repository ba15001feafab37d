import type { Fact } from '../conversation.ts'
import { LOSS } from '../facts/losses.ts'
import { INTRODUCED_BY, type IntroducedBy } from '../languages/phrases.ts'
import type { ReplyContext } from './reply-context.ts'

/** Of all that is hard: whoever says this much of it is not only introduced. */
const MOST_OF_HARD = 0.55
const FACTS_OF_AN_INTRODUCTION = 2
const ABOUT_SELF: ReadonlySet<string> = new Set(['name', 'age', 'home', 'job', 'study', 'pet'])

/** "I'm 31, a nurse, and I've got a dog called Rex": is taken in, and asked about. Says whether the message is one. */
export function answerIntroduction(context: ReplyContext): boolean {
  const { writer, pack } = context
  const facts = factsOfIntroduction(context)
  if (facts.length === 0) return false
  const { noted, introduced } = pack.phrases
  const name = facts.find(({ kind }) => kind === 'name')
  if (!name || !writer.tryAdd([noted.name], { value: name.value })) writer.add([introduced.say])
  if (!askAbout(context, facts)) writer.tryAdd([introduced.ask.any])
  return true
}

/** Asks on about somebody whose name was just told. */
export function askAboutNamed(context: ReplyContext): boolean {
  const { tone, facts } = context.parsed
  return tone !== 'negative' && askAbout(context, facts.filter(isNamed))
}

const isNamed = ({ kind, key }: Fact): boolean =>
  (kind === 'person' || kind === 'pet') && !key.startsWith(LOSS)

function askAbout({ writer, pack }: ReplyContext, facts: readonly Fact[]): boolean {
  const about = INTRODUCED_BY.map((kind) => facts.find((fact) => kindOf(fact) === kind && fact.value)).find(
    (fact) => fact !== undefined,
  )
  const { ask } = pack.phrases.introduced
  return about !== undefined && writer.tryAdd([ask[kindOf(about) as IntroducedBy]], { value: about.value })
}

/** What is told of oneself; nothing where the message does something else as well. */
function factsOfIntroduction({ parsed, act, scene }: ReplyContext): Fact[] {
  const { facts, isQuestion } = parsed
  const isHard = act.ofGroups.hard > MOST_OF_HARD || (scene.isHard && scene.hasSign)
  if (isQuestion || isHard || facts.some(({ key }) => key.startsWith(LOSS))) return []
  const own = facts.filter((fact) => ABOUT_SELF.has(kindOf(fact)))
  const least = act.act === 'self' ? 1 : FACTS_OF_AN_INTRODUCTION
  return own.length >= least ? own : []
}

const kindOf = ({ kind, key }: Fact): string => (kind === 'other' ? key : kind)
