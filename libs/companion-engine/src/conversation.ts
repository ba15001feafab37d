import type { CompanionDraft, Language, MemoryKind, PersonalityType } from '@confida/contracts'

type Voice = Pick<
  CompanionDraft,
  'name' | 'gender' | 'communication_style' | 'interests' | 'relationship_approach'
>

/** Who the companion is, as its owner chose; it decides how a reply sounds. */
export interface Persona extends Voice {
  personality_type: PersonalityType
}

/** What the engine is told of a message, as typed, rather than finds by itself. */
export interface Judge {
  /** Whether it speaks of suicide or self-harm: the reply is then about nothing else, or asks about it. */
  findCrisis(message: string): Crisis | undefined
  /** Whether its writer says to be under eighteen. */
  tellsMinority(message: string): boolean
}

/** How surely a message speaks of suicide or self-harm: a possible crisis is asked about. */
export type Crisis = 'plain' | 'possible'

export interface Turn {
  role: 'user' | 'assistant'
  content: string
  /** The keys of the facts that it told and that were corrected or forgotten since: they are not told back. */
  retracted?: readonly string[]
}

/** A turn of long ago. */
export interface PastTurn extends Turn {
  /** ISO time. */
  at: string
}

/**
 * Something the user stated. `key` is the same in every language and wording, and one fact a key is kept: a newer fact with the
 * same key replaces the older (`name`, `job`, `person:sister`, `date:exam`). Likes and dislikes share `taste:<thing>`, so that
 * "I can't stand football any more" replaces "I love football".
 */
export interface Fact {
  kind: MemoryKind
  key: string
  /** A short sentence to the user, in the language of the message: "Ti chiami Luca". */
  text: string
  /** The bare value: a name, a place, a thing; for dates `YYYY-MM-DD` where the day is known, else empty. */
  value: string
  /** It no longer holds, and nothing was stated in its place: what is remembered under the key is to be forgotten. */
  isGone?: true
}

export interface Memory extends Fact {
  id: string
  pinned: boolean
}

/** After a message that spoke of suicide or self-harm: with care alone, or hearing that the person is fine. */
export type CareManner = 'care' | 'eased'

export interface ReplyRequest {
  persona: Persona
  userName: string
  language: Language
  memories: Memory[]
  /** A reply to the same message that the user did not want: the new one says something else. */
  rejected?: string
  /** Oldest first, without the new message. */
  history: Turn[]
  /** Of all earlier messages those that share the new one's rare words, oldest first: of two that differ the last one counts. */
  retrieved?: PastTurn[]
  message: string
  careManner?: CareManner
  /** What the companion said first, before the person's first message. */
  greeting?: string
  /** ISO time of the newest message of the history. */
  lastMessageAt?: string
  /** The person's, such as `Europe/Rome`; UTC, when left out. */
  timeZone?: string
  /** ISO time of the message; remembered dates are read against it. Now, when left out. */
  now?: string
}

export interface Reply {
  text: string
  /** The ids of the memories that went into the text. */
  memoriesUsed: string[]
}

export interface ExtractRequest {
  message: string
  /** Of the interface; the message's own may be another. */
  language: Language
  /** ISO time of the message: "tomorrow" is counted from it. Now, when left out. */
  now?: string
  /** IANA name of the person's; UTC, when left out. */
  timeZone?: string
}
