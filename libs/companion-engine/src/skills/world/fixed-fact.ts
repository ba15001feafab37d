import type { Skill } from '../skill.ts'

/** What does not change and fits a sentence: the boiling point of water, the number of continents. */
export const fixedFact: Skill = ({ parts, pack }) => {
  const { asks, facts } = pack.skills.world
  const asked = parts.filter(({ folded, isAsked }) => isAsked || asks.test(folded))
  const found = Object.values(facts).find(([ask]) => asked.some(({ folded }) => ask.test(folded)))
  return found?.[1]
}
