import type { CommunicationStyle, Interest, PersonalityType, RelationshipApproach } from '@confida/contracts'
import type { News, Practical, ThemeId, Tone } from './themes.ts'

/**
 * One sentence (rarely two). Placeholders in braces are filled from the situation; a line whose placeholder has no value is not
 * used. `<she|he|neutral>` agrees with the partner's gender. The user's gender is unknown: every line is worded around it.
 */
export type Line = string
export type Lines = readonly [Line, ...Line[]]

/** An open question; one that can be answered by yes or no always carries what the partner then says. */
export type Question = Line | readonly [ask: Line, afterYes: Line, afterNo: Line]
export type Questions = readonly [Question, ...Question[]]

export interface Theme {
  /** Takes in what the user said about it. */
  receive: Lines
  ask: Questions
  /** Shown when the user asks for advice; the general ones where left out. */
  advice?: Lines
  /** A clause that ends the sentence "I ask because …". */
  because: Line
  /** Takes in a person's nerves before it. */
  nerves?: Lines
  /** What to wear for it. */
  wear?: Lines
}

/** A small practical answer, a question that helps to decide, and what to make of the answer. */
export interface PracticalHelp {
  say: Lines
  ask: Questions
  after: Lines
}

export type ToneLines = Record<Tone, Lines>

/** `say` answers; `handBack` hands the conversation back. */
export interface Answer {
  say: Lines
  handBack: Questions
}

/** What people ask a partner about itself and the two of them, and what they write instead of a statement. */
export type HeardAnswerId =
  | 'askAboutMe'
  | 'askLikeMe'
  | 'askMissMe'
  | 'askDoing'
  | 'askAge'
  | 'askOrigin'
  | 'askHappy'
  | 'askTaken'
  | 'askMeet'
  | 'askMarry'
  | 'tellMe'
  | 'hug'
  | 'quiet'
  | 'whatIf'
  | 'instruction'

/** `askYou`, `askMine`: any other question to the partner, or about what the user does. `wordless`: only signs. */
export type CloseAnswerId = HeardAnswerId | 'askYou' | 'askMine' | 'wordless'

export type AnswerId =
  | CloseAnswerId
  | 'crisis'
  | 'minorSexual'
  | 'sexual'
  | 'askHuman'
  | 'askBody'
  | 'askName'
  | 'askTastes'
  | 'askFeelings'
  | 'askAbilities'
  | 'askSelf'
  | 'askOpinion'
  | 'repair'
  | 'howAreYou'
  | 'miss'
  | 'compliment'
  | 'insult'
  | 'apology'
  | 'thanks'
  | 'joke'
  | 'game'
  | 'task'
  | 'fact'
  | 'greeting'
  | 'goodbye'
  | 'laugh'

export type RecallTarget = 'name' | 'age' | 'home' | 'job' | 'taste' | 'person' | 'pet' | 'date' | 'all'

/** What is said in everyday talk, apart from themes and styles. */
export type Everyday = Pick<
  Phrases,
  'ok' | 'fine' | 'poorly' | 'settled' | 'stay' | 'offers' | 'news' | 'practical'
>

export interface Phrases {
  /** The first message of a conversation: hello in the partner's style, the disclosure, an invitation in its approach. */
  opening: {
    hello: Record<CommunicationStyle, Lines>
    disclosure: Lines
    character: Record<PersonalityType, Line>
    invitation: Record<RelationshipApproach, Line>
  }
  answers: Record<AnswerId, Answer>
  /** Declarations of love: honest, in the partner's approach; always followed by `loveThen`. */
  love: Record<RelationshipApproach, Lines>
  loveThen: Questions
  style: Record<CommunicationStyle, { opener: ToneLines; flourish: Lines }>
  character: Record<PersonalityType, ToneLines>
  approach: Record<RelationshipApproach, { up: Lines; down: Lines }>
  /** Hands the user's own clause back: `{clause}` begins in lower case, `{Clause}` in upper case, in the second person. */
  mirror: ToneLines
  /** Hands a short answer back: `{Echo}`. */
  echo: Lines
  themes: Record<ThemeId, Theme>
  /** Questions that open another subject, for when the user has told nothing to follow up; `themes.general.ask` follows up anything. */
  newSubjects: Questions
  interests: Record<Interest, { label: string; keen: Lines }>
  why: Lines
  whyNothingAsked: Lines
  /** A bare word after an open question. */
  yes: Lines
  no: Lines
  ok: Lines
  unsure: Lines
  /** "Fine" and "not so well" after "how are you?". */
  fine: Lines
  poorly: Lines
  /** "Ok" after a piece of advice. */
  settled: Lines
  /** In a serious talk, once its questions are used up: presence instead of another subject. */
  stay: Lines
  /** To someone who answers in single words: the partner takes over for a while. */
  offers: Questions
  news: Record<News, { say: Lines; ask: Questions }>
  practical: Record<Practical, PracticalHelp>
  adviceLead: Record<CommunicationStyle, Lines>
  adviceClose: Questions
  recall: {
    /** `{value}`, and for persons, pets and dates `{who}`: "tua sorella". */
    known: Record<Exclude<RecallTarget, 'all'>, Lines>
    profileName: Lines
    unknown: Lines
    all: Lines
    nothing: Lines
  }
  /** Takes in a fact just told: a name with `{value}`, anything else without. */
  noted: { name: Lines; other: Lines }
  /** Brings a remembered fact in unasked. `{value}`, `{who}`, for dates `{when}`. */
  hints: Record<'person' | 'pet' | 'job' | 'like' | 'dislike' | 'dateAhead' | 'datePast', Lines>
}
