import { avatarUrl, type Companion, type CompanionDraft } from '@confida/contracts'
import { personalityDescriptions } from '@confida/i18n/server'

import type { CompanionChoices, CompanionRow } from './companion.sql.ts'

export const toCompanion = ({ personality_type: type, created_at, ...choices }: CompanionRow): Companion => ({
  ...choices,
  personality: { type, description: personalityDescriptions[type][choices.gender] },
  avatar_url: avatarUrl(choices.name),
  created_at: created_at.toISOString(),
})

export const toChoices = ({ personality, ...choices }: CompanionDraft): CompanionChoices => ({
  ...choices,
  personality_type: personality.type,
})
