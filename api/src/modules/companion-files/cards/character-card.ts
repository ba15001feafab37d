import { CARD_MAX } from '@confida/contracts'
import * as z from 'zod'

/** Any JSON object, as it was read: what it holds beyond our knowledge is kept as it is. */
export type JsonObject = Record<string, unknown>

/** A character card in the form of its versions 2 and 3. Cards of version 1 have no `spec`, and their texts stand at the top. */
export interface CharacterCard {
  /** The whole card, for export. */
  content: JsonObject
  data: CardData
}

const text = z.string().catch('')

const texts = z.array(z.string()).catch([])

const lorebook = z.object({
  entries: z.array(z.object({ content: text }).catch({ content: '' })),
})

/** What we read of a card's `data`; whatever is missing or of another type counts as empty. */
const cardData = z.object({
  name: text,
  nickname: text,
  description: text,
  personality: text,
  scenario: text,
  first_mes: text,
  mes_example: text,
  system_prompt: text,
  creator: text,
  creator_notes: text,
  tags: texts,
  alternate_greetings: texts,
  group_only_greetings: texts,
  character_book: lorebook.nullish().catch(null),
  extensions: z.object({ confida: z.unknown() }).catch({ confida: undefined }),
})
export type CardData = z.output<typeof cardData>

const named = z.object({ name: z.string().trim().min(1) })
const firstVersion = named.extend({ description: z.string() })

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The card that a parsed file is; undefined for anything else. */
export function toCharacterCard(value: unknown): CharacterCard | undefined {
  if (!isObject(value) || JSON.stringify(value).length > CARD_MAX) return undefined
  if (isObject(value.data) && named.safeParse(value.data).success)
    return { content: value, data: cardData.parse(value.data) }
  if (!firstVersion.safeParse(value).success) return undefined
  return { content: { data: value }, data: cardData.parse(value) }
}
