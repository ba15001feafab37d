import { fill } from '../../facts/sentence.ts'
import { firstMatch } from '../first-match.ts'
import type { Skill } from '../skill.ts'
import { capitalIn } from './capitals.ts'
import { countryName, findCountry } from './countries.ts'

/** "What's the capital of Peru?" */
export const capital: Skill = ({ parts, pack, language }) => {
  const { capital: asks, sayCapital } = pack.skills.world
  const asked = firstMatch(parts, asks)?.country
  const country = asked && findCountry(asked, pack)
  if (!country) return undefined
  return fill(sayCapital, { capital: capitalIn(country, language), country: countryName(country, pack) })
}
