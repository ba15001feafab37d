import type { Persona } from '../../platform/ai/ai.port.ts'
import type { CompanionChoices } from '../companions/companion.sql.ts'

export const toPersona = (choices: CompanionChoices): Persona => ({
  name: choices.name,
  gender: choices.gender,
  personalityType: choices.personality_type,
  communicationStyle: choices.communication_style,
  interests: choices.interests,
  relationshipApproach: choices.relationship_approach,
})
