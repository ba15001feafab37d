import type { CommunicationStyle, Interest, PersonalityType, RelationshipApproach } from '@confida/contracts'
import type { ACT_GROUPS, Act, ActGroup } from '../understand/acts/act.ts'
import type { Subject, SubjectFields } from '../understand/subjects/subject.ts'
import type { Decision, News, Tone, TopicId } from './topics.ts'
import type { Trait } from './trait-patterns.ts'

/**
 * One sentence (rarely two). Placeholders in braces are filled from the situation; a line whose placeholder has no value is not
 * used. `<she|he|neutral>` agrees with the companion's gender. The user's gender is unknown: every line is worded around it.
 */
export type Line = string
type Lines = readonly [Line, ...Line[]]

/** An open question; one that can be answered by yes or no always carries what the companion then says. */
export type Question = Line | readonly [ask: Line, afterYes: Line, afterNo: Line]
export function questionText(question: Question): Line {
  return typeof question === 'string' ? question : question[0]
}

export type Questions = readonly [Question, ...Question[]]

export interface TopicPhrases {
  /** Takes in what the user said about it. */
  acknowledge: Lines
  ask: Questions
  /** For when the user asks for advice; the general ones where left out. */
  advice?: Lines
  /** A clause that ends the sentence "I ask because …". */
  because: Line
  /** Takes in the user's nerves before it. */
  nerves?: Lines
  /** What to wear for it. */
  wear?: Lines
}

export interface InterestPhrases extends TopicPhrases {
  /** With its article, to stand inside a sentence. */
  label: Line
  /** Said where the interest is the companion's own. */
  enthusiasm: Lines
}

/** A small practical answer, a question that helps to decide, and what to make of the answer. */
interface DecisionPhrases {
  say: Lines
  ask: Questions
  after: Lines
}

type ToneLines = Record<Tone, Lines>

/** `say` answers; one of `followUp` hands the conversation back. */
export interface Answer {
  say: Lines
  followUp: Questions
}

/** What is asked of the companion about itself and the two of them. */
export type SmallTalkId =
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
  | 'askSleep'
  | 'askBody'
  | 'askName'
  | 'askTastes'
  | 'askFeelings'
  | 'askAbilities'
  | 'askSelf'
  | 'askOpinion'
  | 'howAreYou'

/** `questionToCompanion`, `questionAboutUser`: any other question. `wordless`: only signs. */
export type AnswerId =
  | SmallTalkId
  | 'crisis'
  | 'possibleCrisis'
  | 'minorSexual'
  | 'minorCloseness'
  | 'sexual'
  | 'askHuman'
  | 'instruction'
  | 'askReminder'
  | 'tellMe'
  | 'hug'
  | 'quiet'
  | 'whatIf'
  | 'repair'
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
  | 'questionToCompanion'
  | 'questionAboutUser'
  | 'wordless'

export type KnownTarget = 'name' | 'age' | 'home' | 'job' | 'taste' | 'person' | 'pet' | 'date'
export type RecallTarget = KnownTarget | Trait | 'origin' | 'all'

/** What fits any message of a dialogue act: `say` is true whatever it was about, and one of `ask` follows now and then. */
export interface ActPhrases {
  say: Lines
  ask?: Lines
}

export type ActLines<Group extends ActGroup> = Record<(typeof ACT_GROUPS)[Group][number], ActPhrases>

/** What depends on the companion's personality, communication style or approach to the relationship. */
export interface PersonaPhrases {
  /** The first message of a conversation: hello in the companion's style, the disclosure, an invitation in its approach. */
  opening: {
    hello: Record<CommunicationStyle, Lines>
    disclosure: Lines
    character: Record<PersonalityType, Line>
    invitation: Record<RelationshipApproach, Line>
  }
  style: Record<CommunicationStyle, { opener: ToneLines; flourish: Lines }>
  character: Record<PersonalityType, ToneLines>
  approach: Record<RelationshipApproach, { up: Lines; down: Lines }>
  /** Answers to declarations of love: honest, in the companion's approach; always followed by `loveFollowUp`. */
  love: Record<RelationshipApproach, Lines>
  adviceLead: Record<CommunicationStyle, Lines>
}

interface Salutation {
  /** In folded text. */
  said: RegExp
  say: Lines
}

/** Reactions to what the user says, whatever it is about. */
export interface ReactionPhrases {
  /** Hands the user's own clause back: `{clause}` begins in lower case, `{Clause}` in upper case, in the second person. */
  mirror: ToneLines
  /** What is said back to "good morning" or "good night". */
  salutations: readonly Salutation[]
  /** "Why do you ask?" */
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
  /** Before another of the same kind, for whoever wants a text to be different. */
  anotherText: Lines
  /** For whoever wants another, once all were given. */
  noMore: Lines
  /** "Ok" after a piece of advice. */
  settled: Lines
  /** In a serious conversation, once its questions are used up: presence instead of another subject. */
  presence: Lines
  /** To someone who answers in single words: the companion takes over for a while. */
  offers: Questions
  /** Questions that open another subject, for when there is nothing to follow up; `topics.general.ask` follows up anything. */
  newSubjects: Questions
  adviceFollowUp: Questions
  loveFollowUp: Questions
}

/** What is said where a message tells of a subject, or asks for it: true of every such message. */
export interface SubjectPhrases {
  say: Lines
  ask: Lines
}

export type SubjectLines<Field extends keyof SubjectFields> = Record<
  SubjectFields[Field][number],
  SubjectPhrases
>

/** Good news and small decisions of everyday life. */
export interface EverydayPhrases {
  news: Record<News, { say: Lines; ask: Questions }>
  decisions: Record<Decision, DecisionPhrases>
}

/** What is said of remembered facts. */
/** What people say of themselves when they introduce themselves, what is asked about first standing first. */
export const INTRODUCED_BY = ['pet', 'job', 'study', 'person', 'home'] as const
export type IntroducedBy = (typeof INTRODUCED_BY)[number]

export interface MemoryPhrases {
  recall: {
    /** `{value}`, or `{facts}`: the facts' own sentences. */
    known: Record<KnownTarget, Lines>
    profileName: Lines
    unknown: Lines
    all: Lines
    nothing: Lines
  }
  /** Takes in a fact just stated: a name with `{value}`, anything else without. */
  noted: { name: Lines; other: Lines }
  /** Somebody says who they are: asks on about the first of these that was told, which is `{value}`. */
  introduced: { say: Lines; ask: Record<IntroducedBy | 'any', Lines> }
  /** Brings a remembered fact in unasked. `{value}`; for dates `{who}`, "your exam", and `{when}`. */
  mentions: Record<MentionKind, Lines>
}

/** After a message that spoke of risk: no small talk, and each reply asks how the person is now. */
export interface AftercarePhrases {
  say: Lines
  ask: Lines
  /** Hears that the person is fine, and hands the conversation back. */
  eased: Lines
}

export type MentionKind = 'person' | 'pet' | 'job' | 'like' | 'dislike' | 'dateAhead' | 'datePast'

export interface Phrases extends PersonaPhrases, ReactionPhrases, EverydayPhrases, MemoryPhrases {
  aftercare: AftercarePhrases
  acts: Record<Act, ActPhrases>
  subjects: Record<Subject, SubjectPhrases>
  answers: Record<AnswerId, Answer>
  topics: Record<TopicId, TopicPhrases>
  interests: Record<Interest, InterestPhrases>
}
