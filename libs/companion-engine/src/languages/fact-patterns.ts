import type { MemoryKind } from '@confida/contracts'
import type { TraitPatterns } from './trait-patterns.ts'

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
  | 'neighbour'
  | 'flatmate'
  | 'nephew'
  | 'niece'
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
  /** Captures `value`, or `Value` where a capital letter has to show that it is a name. */
  pattern: RegExp
  text: string
}

export interface FactPatterns {
  /** Hypotheses and reported speech: nothing is kept from a sentence like this. */
  hypothesis: RegExp
  /** States nothing, and differs from what does by an accent alone, as typed: "me llamó". */
  accented?: RegExp
  /** What is denied, to the end of its clause: left out, the rest of the sentence still counts. */
  denial: RegExp
  rules: readonly FactRule[]
  /** Each captures `who` and `value`. */
  person: readonly RegExp[]
  /** Each captures `who` and `age`, and `value` where the person has a name. */
  personAge: readonly RegExp[]
  /** Each captures `pet`, and `value` or several `names` where the animals have some. */
  pet: readonly RegExp[]
  /** Each captures `event`; the day is looked for in the whole sentence. */
  event: readonly RegExp[]
  /** Events stated by a verb, with the same for the day. `Value` is a place that must be written as a name. */
  happenings: Partial<Record<EventKind, RegExp>>
  /** What is over, stated without anything in its place; each of `pet` captures `pet`. */
  losses: { home: RegExp; job: RegExp; partner: RegExp; pet: readonly RegExp[] }
  traits: TraitPatterns
  /** Captures `who` somebody is to the user. */
  mine: RegExp
  /** Folded word → the same person as the user’s: "tua sorella". */
  relations: Record<Relation, Readonly<Record<string, string>>>
  pets: Record<
    Pet,
    { words: readonly string[]; many: readonly string[]; a: string; some: string; yours: string }
  >
  events: Record<EventKind, { words: readonly string[]; an: string; yours: string }>
  /** What is remembered, as a sentence to the user; placeholders in braces. */
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
    /** Captures `days`. */
    inDays: RegExp
    /** From Sunday; folded. */
    weekdays: readonly string[]
    /** From January; folded. */
    months: readonly string[]
  }
}
