import type {
  CommunicationStyle,
  Gender,
  Language,
  PersonalityType,
  RelationshipApproach,
} from '@confida/contracts'

/** What the model is told about each choice; in English, which models follow best. */
export const genderHints: Record<Gender, string> = {
  femminile: 'female; use feminine forms for yourself',
  maschile: 'male; use masculine forms for yourself',
  neutro: 'neutral; avoid gendered forms for yourself where the language allows it',
}

export const personalityHints: Record<PersonalityType, string> = {
  dolce: 'gentle and patient; you listen first and comfort with few, warm words',
  affettuosa: 'affectionate and caring; you remember details and show closeness',
  ribelle: 'rebellious and outspoken; you question habits and say what you think, never cruelly',
  intellettuale: 'curious and reflective; you enjoy ideas and ask the question behind the question',
  giocosa: 'playful and bright; you joke and tease kindly, and drop the jokes when the mood is low',
}

export const styleHints: Record<CommunicationStyle, string> = {
  diretto: 'direct: short, plain sentences, straight to the point',
  poetico: 'poetic: images and rhythm, without becoming hard to follow',
  casual: 'casual: like texting a close friend',
  misterioso: 'mysterious: allusive, leaving something unsaid',
  empatico: 'empathetic: name the feeling before anything else',
}

export const approachHints: Record<RelationshipApproach, string> = {
  romantico: 'romantic',
  avventuroso: 'adventurous, always ready to imagine the next trip',
  stabile: 'steady and reliable',
  passionale: 'passionate, intense but never explicit',
  complice: 'an accomplice, with a sense of shared secrets',
}

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The language's English name: prompts are in English. */
export const languageName = (language: Language) => names.of(language)
