import { givesMinorAge, namesMinor } from '@confida/risk-detector'
import type { CardData } from './character-card.ts'

/** So much of a text tells whom it is about. */
const READ_MAX = 20_000
const LOREBOOK_MAX = 200_000

/** Whether a card speaks of somebody under eighteen; what its maker says of it is not looked at. */
export function isAboutMinor(data: CardData): boolean {
  const { name, nickname, description, personality, scenario, first_mes, system_prompt, tags } = data
  const { alternate_greetings, group_only_greetings } = data
  const texts = [
    name,
    nickname,
    description,
    personality,
    scenario,
    first_mes,
    system_prompt,
    ...tags.slice(0, 100),
    ...alternate_greetings.slice(0, 100),
    ...group_only_greetings.slice(0, 100),
  ]
  return texts.some((text) => formsOf(text.slice(0, READ_MAX), name).some(namesMinor)) || tellsAge(data)
}

/** Talk and a world may well be about children, so there only the age counts that the character itself is given. */
function tellsAge({ name, mes_example, character_book }: CardData): boolean {
  const lore = character_book?.entries.map(({ content }) => content).join('\n') ?? ''
  const texts = [mes_example.slice(0, READ_MAX), lore.slice(0, LOREBOOK_MAX)]
  return texts.some((text) => formsOf(text, name).some(givesMinorAge))
}

/** As it stands, and "Sera is 16" as "{{char}} is 16", the form that is known. */
const formsOf = (text: string, name: string) => [text, text.replaceAll(`${name.trim()} `, '{{char}} ')]
