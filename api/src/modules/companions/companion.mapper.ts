import { avatarUrl, type Companion, type CompanionDraft, portraitUrl } from '@confida/contracts'
import { personalityDescriptions } from '@confida/i18n/server'

import type { CompanionRow, WrittenChoices } from './companion.sql.ts'

export const toCompanion = ({ personality_type: type, created_at, ...choices }: CompanionRow): Companion => ({
  ...choices,
  personality: { type, description: personalityDescriptions[type][choices.gender] },
  avatar_url: avatarUrl(choices.name),
  portrait_url: choices.portrait && portraitUrl(choices.portrait),
  created_at: created_at.toISOString(),
})

/** The choices that a companion was made of. */
export const toDraft = ({
  name,
  gender,
  personality_type: type,
  communication_style,
  interests,
  relationship_approach,
  portrait,
}: CompanionRow): CompanionDraft => ({
  name,
  gender,
  personality: { type },
  communication_style,
  interests,
  relationship_approach,
  ...(portrait ? { portrait } : {}),
})

export const toChoices = ({ personality, ...choices }: CompanionDraft): WrittenChoices => ({
  ...choices,
  personality_type: personality.type,
})
