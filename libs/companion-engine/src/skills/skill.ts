import type { Language } from '@confida/contracts'
import type { Memory, Persona, Turn } from '../conversation.ts'
import type { LanguagePack } from '../languages/language.ts'

/** What a skill answers from. */
export interface SkillRequest {
  /** As typed. */
  message: string
  /** What may hold a request by itself: each sentence, and what stands between its commas, the last first; folded, without the signs at its end. */
  parts: readonly RequestPart[]
  language: Language
  pack: LanguagePack
  /** ISO time. */
  now: string
  /** The person's; left out where it is not known. */
  timeZone?: string
  /** Oldest first: a game finds itself again in what was said. */
  history: readonly Turn[]
  /** A reply to the same message that the user did not want. */
  rejected?: string
  memories: readonly Memory[]
  persona: Persona
}

export interface RequestPart {
  folded: string
  /** It ends in a question mark or an equals sign. */
  isAsked: boolean
}

/** The whole reply to a message that asks for just this; nothing for any other message. */
export type Skill = (request: SkillRequest) => string | undefined
