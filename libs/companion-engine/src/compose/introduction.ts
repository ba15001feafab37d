import type { Fact } from '../conversation.ts'
import { LOSS } from '../facts/losses.ts'
import { findRelation } from '../facts/people.ts'
import { INTRODUCED_BY, type IntroducedBy } from '../languages/phrases.ts'
import { soundsHard } from '../understand/acts/find-act.ts'
import { countWords } from '../understand/count-words.ts'
import type { ReplyContext } from './reply-context.ts'
import { questionsOfSubject } from './subject-reply.ts'

/** Of all that is hard: whoever says this much of it is not only introduced. */
const MOST_OF_HARD = 0.55
const FACTS_OF_AN_INTRODUCTION = 2
/** Who writes more tells something else besides. */
const WORDS_OF_A_NAME = 8
const RATE_OF_QUESTIONS = 0.5
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

/** "Her name's Helen", and little else. Says whether the message is that. */
export function answerName(context: ReplyContext): boolean {
  const { parsed, scene, writer } = context
  if (scene.isHard || parsed.isQuestion || countWords(parsed.folded) > WORDS_OF_A_NAME) return false
  if (!noteName(context)) return false
  if (!askAboutNamed(context) && writer.random.chance(RATE_OF_QUESTIONS))
    writer.tryAdd([questionsOfSubject(context)])
  return true
}

/** The name of a person or an animal, just told, is taken in as one. */
export function noteName({ writer, pack, request, scene, act }: ReplyContext): boolean {
  const { signs, hard, light } = pack.scenes.named
  const name = signs.exec(request.message)?.groups?.value
  if (!name) return false
  const value = name.charAt(0).toLocaleUpperCase(pack.language) + name.slice(1)
  return writer.tryAdd([scene.isHard || soundsHard(act) ? hard : light], { value })
}

/** Asks on about somebody whose name was just told. */
export function askAboutNamed(context: ReplyContext): boolean {
  const { tone, facts } = context.parsed
  return tone !== 'negative' && askAbout(context, facts.filter(isNamed))
}

/** Asks on about somebody who was spoken of: "my sister". Says whether there is anybody. */
export function askAboutSomebody({ writer, pack, parsed, scene, act }: ReplyContext): boolean {
  if (scene.isHard || act.ofGroups.hard > MOST_OF_HARD || parsed.tone === 'negative') return false
  const { who } = pack.facts.mine.exec(parsed.folded)?.groups ?? {}
  const found = who && findRelation(who, pack)
  return found ? writer.tryAdd([pack.phrases.introduced.ask.person], { value: found.yours }) : false
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
