import type {
  CommunicationStyle,
  Gender,
  Interest,
  PersonalityType,
  RelationshipApproach,
} from '@confida/contracts'
import type { Persona } from '../../platform/ai/ai.port.ts'

export interface PersonaColumns {
  name: string
  gender: Gender
  personality_type: PersonalityType
  communication_style: CommunicationStyle
  interests: Interest[]
  relationship_approach: RelationshipApproach
}

export const toPersona = (columns: PersonaColumns): Persona => ({
  name: columns.name,
  gender: columns.gender,
  personalityType: columns.personality_type,
  communicationStyle: columns.communication_style,
  interests: columns.interests,
  relationshipApproach: columns.relationship_approach,
})
