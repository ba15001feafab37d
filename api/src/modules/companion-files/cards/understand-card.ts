import {
  COMPANION_NAME_MAX,
  type CompanionFilePreview,
  companionDraft,
  INTERESTS_MAX,
} from '@confida/contracts'
import type { CardData } from './character-card.ts'
import { approachWords, genderWords, interestWords, personalityWords, styleWords } from './choice-words.ts'
import { rankChoices } from './rank-choices.ts'
import { toLine } from './to-line.ts'

type Choices = CompanionFilePreview['choices']

/** So much of a text tells what it is about. */
const READ_MAX = 20_000

/** What a card means in the wizard's choices, for a person to correct: what nothing speaks for is left open. */
export function understandCard(data: CardData): Choices {
  const ours = companionDraft.safeParse({ ...(data.extensions.confida as object), name: data.name })
  if (ours.success) return ours.data
  const name = toLine(data.nickname || data.name, COMPANION_NAME_MAX)
  const tags = data.tags.slice(0, 100).join(', ')
  // What is said in fewer words says more: tags and the line on character count more than the story.
  const texts = [tags, tags, data.personality, data.personality, data.description, data.scenario].map(cut)
  const [gender] = rankChoices(genderWords, [tags, tags, data.description, data.personality].map(cut))
  const [type] = rankChoices(personalityWords, texts)
  const [communication_style] = rankChoices(styleWords, texts)
  const [relationship_approach] = rankChoices(approachWords, texts)
  return {
    name,
    interests: rankChoices(interestWords, texts).slice(0, INTERESTS_MAX),
    ...(gender && { gender }),
    ...(type && { personality: { type } }),
    ...(communication_style && { communication_style }),
    ...(relationship_approach && { relationship_approach }),
  }
}

const cut = (text: string) => text.slice(0, READ_MAX)
