import { avatarUrl, type Companion, type CompanionDraft } from '@confida/contracts'
import { personalityDescriptions } from '@confida/i18n/server'

import type { CompanionChoices, CompanionRow } from './companion.sql.ts'

export const toCompanion = (row: CompanionRow): Companion => ({
  id: row.id,
  name: row.name,
  gender: row.gender,
  personality: {
    type: row.personality_type,
    description: personalityDescriptions[row.personality_type][row.gender],
  },
  communication_style: row.communication_style,
  interests: row.interests,
  relationship_approach: row.relationship_approach,
  avatar_url: avatarUrl(row.name),
  created_at: row.created_at.toISOString(),
})

export const toChoices = (draft: CompanionDraft): CompanionChoices => ({
  name: draft.name,
  gender: draft.gender,
  personality_type: draft.personality.type,
  communication_style: draft.communication_style,
  interests: draft.interests,
  relationship_approach: draft.relationship_approach,
})
