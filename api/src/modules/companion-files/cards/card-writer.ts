import type { CompanionDraft, Language } from '@confida/contracts'
import { optionTexts } from '@confida/i18n/server'
import type { JsonObject } from './character-card.ts'

/** The texts that every card has, empty where it says nothing. */
const EMPTY_CARD = {
  name: '',
  description: '',
  personality: '',
  scenario: '',
  first_mes: '',
  mes_example: '',
  creator_notes: '',
  system_prompt: '',
  post_history_instructions: '',
  alternate_greetings: [],
  tags: [],
  creator: '',
  character_version: '',
  extensions: {},
}

const versions = {
  v2: { spec: 'chara_card_v2', spec_version: '2.0' },
  v3: { spec: 'chara_card_v3', spec_version: '3.0' },
} as const

export type CardVersion = keyof typeof versions

/**
 * A companion as a card of a version: the card that it came with as it was, or one made of its choices. Of what the person and
 * the companion have said to each other, or of what is remembered, there is nothing.
 */
export function writeCard(
  version: CardVersion,
  draft: CompanionDraft,
  content: JsonObject | undefined,
  language: Language,
) {
  const data = (content?.data as JsonObject | undefined) ?? describe(draft, language)
  const { name, ...choices } = draft
  return {
    ...content,
    ...versions[version],
    data: {
      ...EMPTY_CARD,
      ...(version === 'v3' ? { group_only_greetings: [] } : {}),
      ...data,
      name,
      extensions: { ...(data.extensions as JsonObject | undefined), confida: choices },
    },
  }
}

function describe(draft: CompanionDraft, language: Language): JsonObject {
  const { genders, personalities, styles, approaches, interests, descriptions } = optionTexts[language]
  const { gender, personality, communication_style, relationship_approach } = draft
  const loves = draft.interests.map((interest) => interests[interest])
  const character = [personalities[personality.type][gender], styles[communication_style]]
  return {
    description: `${draft.name} (${genders[gender]}). ${descriptions[personality.type][gender]}`,
    personality: character.join(', '),
    scenario: approaches[relationship_approach],
    tags: loves,
    creator: 'Confida',
  }
}
