import { findRelation } from '../../facts/people.ts'
import { fill } from '../../facts/sentence.ts'
import type { TextKind } from '../../languages/skills.ts'
import type { Skill, SkillRequest } from '../skill.ts'

/** Written onto the word that follows. */
const ARABIC_TO = /^ل(?=\p{L}{3})/u

/** "Write a birthday message for my sister": a short frame, with her name where it is remembered. */
export const textFrame: Skill = (request) => {
  const { ask, kinds, lead, texts } = request.pack.skills.texts
  const part = request.parts.find(({ folded }) => ask.test(folded))
  if (!part) return undefined
  const ids = Object.keys(kinds) as Exclude<TextKind, 'other'>[]
  const kind: TextKind = ids.find((id) => kinds[id].test(part.folded)) ?? 'other'
  return `${lead}\n\n${fill(texts[kind], { name: nameFor(part.folded, request) })}`
}

function nameFor(folded: string, { pack, memories }: SkillRequest): string {
  const words = folded.split(/[^\p{L}]+/u).flatMap((word) => [word, word.replace(ARABIC_TO, '')])
  const relations = words.map((word) => findRelation(word, pack)?.relation)
  const person = memories.find(
    ({ key, value }) =>
      value !== '' && relations.some((relation) => relation && key === `person:${relation}`),
  )
  return person?.value ?? pack.skills.texts.nameless
}
