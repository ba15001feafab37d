import { CARD_EXCERPT_MAX, type CompanionFilePreview, cardTexts } from '@confida/contracts'
import type { CharacterCard } from './cards/character-card.ts'
import { toExcerpt, toLine } from './cards/to-line.ts'
import { understandCard } from './cards/understand-card.ts'

const CREATOR_MAX = 100

export const toPreview = ({ data }: CharacterCard): CompanionFilePreview => ({
  choices: understandCard(data),
  card: {
    creator: toLine(data.creator, CREATOR_MAX),
    texts: cardTexts
      .map((part) => ({ part, text: toExcerpt(data[part], CARD_EXCERPT_MAX) }))
      .filter(({ text }) => text !== ''),
    lorebook_entries: data.character_book?.entries.length ?? 0,
  },
})
