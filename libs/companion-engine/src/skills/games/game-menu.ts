import { firstMatch } from '../first-match.ts'
import type { Skill } from '../skill.ts'

/** "Which games do you know?" */
export const gameMenu: Skill = ({ parts, pack }) => {
  const { which, menu } = pack.skills.games
  return firstMatch(parts, which) ? menu : undefined
}
