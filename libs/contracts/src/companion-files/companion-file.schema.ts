import * as z from 'zod/mini'
import { interests } from '../companions/companion.options.ts'
import { companionDraft } from '../companions/companion.schema.ts'

/** What a character card says of the character in words, by the card's own names. */
export const cardTexts = ['description', 'personality', 'scenario', 'first_mes', 'creator_notes'] as const

/** What was understood of a file: a companion's choices, any of which may be missing. */
export const understoodChoices = z.extend(z.partial(companionDraft), {
  name: z.string(),
  interests: z.array(z.enum(interests)),
})

/** What a file holds, before anything is made of it. */
export const companionFilePreview = z.object({
  choices: understoodChoices,
  /** The character card; null in a file without one. */
  card: z.nullable(
    z.object({
      creator: z.string(),
      /** Those that are there, cut to an excerpt; text of a stranger, never markup. */
      texts: z.array(z.object({ part: z.enum(cardTexts), text: z.string() })),
      lorebook_entries: z.int(),
    }),
  ),
  /** How much the file of a whole companion holds; null for a card. */
  contents: z.nullable(
    z.object({ messages: z.int(), memories: z.int(), exclusions: z.int(), has_summary: z.boolean() }),
  ),
})
export type CompanionFilePreview = z.output<typeof companionFilePreview>

export const cardFormats = ['png', 'v3', 'v2'] as const
export type CardFormat = (typeof cardFormats)[number]
