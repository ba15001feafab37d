import type { Language, MemoryKind } from '@confida/contracts'
import type { AnswerId, CloseAnswerId, HeardAnswerId, Phrases, RecallTarget } from './phrases.ts'
import type { Feeling, News, Occasion, Practical, ThemeId } from './themes.ts'

/** All patterns are matched against folded text (see understand/fold.ts): lower case, no accents, one form of each Arabic letter. */
export interface Vocabulary {
  /** What is typed in haste, folded → as it is spelt. */
  shorthand: Readonly<Record<string, string>>
  answers: Record<Exclude<AnswerId, CloseAnswerId> | 'love' | 'advice', RegExp>
  recall: Record<RecallTarget, RegExp>
  short: Record<'yes' | 'no' | 'unsure' | 'why', RegExp>
  feelings: Record<Feeling, RegExp>
  themes: Record<Exclude<ThemeId, Feeling | Occasion | 'general'>, RegExp>
  good: RegExp
  bad: RegExp
  /** A word that turns the feeling after it around. */
  negation: RegExp
}

/** What is heard in everyday talk: questions to a partner, good news, small decisions, occasions. */
export interface Hearing {
  answers: Record<HeardAnswerId, RegExp>
  short: Record<'ok' | 'fine' | 'poorly', RegExp>
  themes: Record<Occasion, RegExp>
  /** Good news of the user's own. */
  news: Record<News, RegExp>
  /** "What should I wear?" */
  practical: Record<Practical, RegExp>
  /** In a question: it is put to the partner, or is about what the user does. */
  toYou: RegExp
  ofMe: RegExp
  /** What a question asks, and what shows that the user has told it already. */
  answered: readonly (readonly [question: RegExp, told: RegExp])[]
}

export type Lexicon = Omit<Vocabulary, 'answers' | 'short' | 'themes'> &
  Omit<Hearing, 'answers' | 'short' | 'themes'> & {
    answers: Vocabulary['answers'] & Hearing['answers']
    short: Vocabulary['short'] & Hearing['short']
    themes: Vocabulary['themes'] & Hearing['themes']
  }

export function joinLexicon(vocabulary: Vocabulary, hearing: Hearing): Lexicon {
  return {
    ...vocabulary,
    ...hearing,
    answers: { ...vocabulary.answers, ...hearing.answers },
    short: { ...vocabulary.short, ...hearing.short },
    themes: { ...vocabulary.themes, ...hearing.themes },
  }
}

/** Turns the user's clause into one about "you". Keys are folded tokens, values are written as they are to be read. */
export interface Reflection {
  /** Tokens are also cut after an apostrophe (l'esame, j'ai). */
  cutsApostrophe: boolean
  /** Clause boundaries besides punctuation. */
  conjunction: RegExp
  /** Begins what is only supposed, as written: "if I fail" is no statement, so its word stays and nothing is made of it. */
  hypothesis: RegExp
  /** Dropped from the start of a clause. */
  fillers: ReadonlySet<string>
  /** Where one of these stands, turning the clause would be wrong. */
  stops: ReadonlySet<string>
  /** First-person words turned wherever they stand. */
  words: Readonly<Record<string, string>>
  /** Joins two clauses that may both speak of the user. */
  and: RegExp
  /** "I don't know": handed back, it would say nothing. */
  thin: RegExp
  /** A part after "and" that begins so says nothing alone: "and my sister", a form whose subject stands before. */
  dependent: RegExp
  /** The last check: a first person that is still found in the turned clause, folded, makes it unusable. */
  remains: RegExp
  /** A short answer with one of these is a sentence, not an answer to be echoed. */
  firstPerson: RegExp
  endings?: readonly (readonly [RegExp, string])[]
  /** Turns the tokens of a clause that speaks of the user, or gives up. */
  turn(tokens: readonly Token[], reflection: Reflection): string[] | undefined
  /** Last corrections of the joined clause, such as elisions. */
  tidy?: readonly (readonly [RegExp, string])[]
}

export interface Token {
  raw: string
  folded: string
}

export type Relation =
  | 'mother'
  | 'father'
  | 'sister'
  | 'brother'
  | 'son'
  | 'daughter'
  | 'wife'
  | 'husband'
  | 'girlfriend'
  | 'boyfriend'
  | 'partner'
  | 'grandmother'
  | 'grandfather'
  | 'friend'
  | 'colleague'
  | 'boss'
  | 'cousin'
  | 'uncle'
  | 'aunt'
export type Pet = 'dog' | 'cat' | 'rabbit' | 'bird' | 'horse' | 'fish' | 'hamster' | 'turtle'
export type EventKind =
  | 'exam'
  | 'interview'
  | 'wedding'
  | 'trip'
  | 'move'
  | 'appointment'
  | 'operation'
  | 'birthday'

export interface FactRule {
  kind: Extract<MemoryKind, 'name' | 'age' | 'home' | 'job' | 'like' | 'dislike'> | 'origin'
  /** Names its finding `value`, or `Value` where a capital letter has to show that it is a name. */
  pattern: RegExp
  text: string
}

export interface MemoryGrammar {
  /** Hypotheses and reported speech: nothing is kept from a sentence like this. */
  doubt: RegExp
  /** What is denied, to the end of its clause: left out, the rest of the sentence still counts. */
  denied: RegExp
  rules: readonly FactRule[]
  /** Each names `who` and `value`. */
  person: readonly RegExp[]
  /** Each names `who` and `age`, and `value` where the person has a name. */
  personAge: readonly RegExp[]
  /** Each names `pet`, and `value` or several `names` where the animals have some. */
  pet: readonly RegExp[]
  /** Each names `event`; the day is looked for in the whole sentence. */
  event: readonly RegExp[]
  /** Events told by a verb; the same for the day. `Value` is a place that must be written as a name. */
  happenings: Partial<Record<EventKind, RegExp>>
  /** What is over, told without anything in its place; each of `pet` names `pet`. */
  losses: { home: RegExp; job: RegExp; partner: RegExp; pet: readonly RegExp[] }
  /** Folded word → the same person as the user’s: "tua sorella". */
  relations: Record<Relation, Readonly<Record<string, string>>>
  pets: Record<
    Pet,
    { words: readonly string[]; many: readonly string[]; a: string; some: string; yours: string }
  >
  events: Record<EventKind, { words: readonly string[]; an: string; yours: string }>
  say: { person: string; personAge: string; pet: string; petNamed: string; event: string; eventOn: string }
  /** Where the value ends. */
  valueEnd: RegExp
  /** Joins two values: "and". */
  and: RegExp
  article: RegExp
  /** A thing liked cannot begin like this. */
  notAThing: RegExp
  notAName: RegExp
  /** Words dropped before the value: "really", "a lot". */
  intensifier: RegExp
  dates: {
    today: RegExp
    tomorrow: RegExp
    dayAfterTomorrow: RegExp
    /** Names `days`. */
    inDays: RegExp
    /** From Sunday; folded. */
    weekdays: readonly string[]
    /** From January; folded. */
    months: readonly string[]
  }
}

export interface LanguagePack {
  language: Language
  lexicon: Lexicon
  reflection: Reflection
  memory: MemoryGrammar
  phrases: Phrases
  /** Corrections of the finished text, such as spaces that must not break. */
  typography?: readonly (readonly [RegExp, string])[]
}
