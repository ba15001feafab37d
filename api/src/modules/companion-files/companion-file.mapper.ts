import { CARD_EXCERPT_MAX, type CompanionFilePreview, cardTexts } from '@confida/contracts'
import type { CardData } from './cards/character-card.ts'
import { toExcerpt, toLine } from './cards/to-line.ts'
import { understandCard } from './cards/understand-card.ts'
import type { CompanionFile } from './read-companion-file.ts'

const CREATOR_MAX = 100

/** Nothing is understood of what is no card and holds no choices. */
const NO_CHOICES: CompanionFilePreview['choices'] = { name: '', interests: [] }

export const toPreview = ({ card, backup }: CompanionFile): CompanionFilePreview => ({
  choices: backup?.partner ?? (card ? understandCard(card.data) : NO_CHOICES),
  card: card ? toCardPreview(card.data) : null,
  contents: backup
    ? {
        messages: backup.conversation?.messages.length ?? 0,
        memories: backup.memories.length,
        exclusions: backup.memory_exclusions.length,
        has_summary: !!backup.summary?.text,
      }
    : null,
})

const toCardPreview = (data: CardData): CompanionFilePreview['card'] => ({
  creator: toLine(data.creator, CREATOR_MAX),
  texts: cardTexts
    .map((part) => ({ part, text: toExcerpt(data[part], CARD_EXCERPT_MAX) }))
    .filter(({ text }) => text !== ''),
  lorebook_entries: data.character_book?.entries.length ?? 0,
})
