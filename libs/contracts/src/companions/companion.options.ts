/** The fixed choices of a companion; labels are the `options` texts of `@confida/i18n`. */
export const genders = ['femminile', 'maschile', 'neutro'] as const
export const personalityTypes = ['dolce', 'affettuosa', 'ribelle', 'intellettuale', 'giocosa'] as const
export const communicationStyles = ['diretto', 'poetico', 'casual', 'misterioso', 'empatico'] as const
export const interests = [
  'arte',
  'musica',
  'viaggi',
  'cucina',
  'sport',
  'lettura',
  'cinema',
  'natura',
  'animali',
  'tecnologia',
] as const
export const relationshipApproaches = [
  'romantico',
  'avventuroso',
  'stabile',
  'passionale',
  'complice',
] as const

export type Gender = (typeof genders)[number]
export type PersonalityType = (typeof personalityTypes)[number]
export type CommunicationStyle = (typeof communicationStyles)[number]
export type Interest = (typeof interests)[number]
export type RelationshipApproach = (typeof relationshipApproaches)[number]
