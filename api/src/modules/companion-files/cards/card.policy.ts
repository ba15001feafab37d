import { namesMinor } from '@confida/risk-detector'
import type { CardData } from './character-card.ts'

/** So much of a text tells whom it is about. */
const READ_MAX = 20_000

/** Whether a card speaks of somebody under eighteen; what its maker says of it, or its lorebook, is not looked at. */
export function isAboutMinor(data: CardData): boolean {
  const { name, nickname, description, personality, scenario, first_mes, system_prompt, tags } = data
  const texts = [
    name,
    nickname,
    description,
    personality,
    scenario,
    first_mes,
    system_prompt,
    ...tags.slice(0, 100),
  ]
  return texts.some((text) => namesMinor(text.slice(0, READ_MAX)))
}
