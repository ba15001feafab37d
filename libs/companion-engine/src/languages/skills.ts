import type { UnitId } from '../skills/units/unit-table.ts'
import type { FactId } from '../skills/world/fact-ids.ts'

// Requests are matched against a sentence in folded text, without the signs at its end.

export interface SumWords {
  /** Asks for the result; what stands behind it is the sum. */
  ask: RegExp
  /** Behind the sum: "please". */
  closing: RegExp
  /** Spoken operators and their signs, "percent of" before "percent". */
  operators: readonly (readonly [RegExp, string])[]
  /** Spoken numbers, folded. */
  numbers: Readonly<Record<string, number>>
  /** Currencies behind a number, which a sum does without. */
  units: RegExp
  /** Captures `part` and `whole`: "20 is what percent of 80". */
  share: RegExp
  /** Sums told in words. */
  problems: {
    /** Asks for a number. */
    question: RegExp
    /** Behind a number: that many thousands. */
    thousand: RegExp
    /** Before what something is meant for: "for 4 people". */
    before: RegExp
    /** Asks for a percentage. */
    percentage: RegExp
    /** Of each: "33 days a year". */
    per: RegExp
    /** Captures `of` and `per`: "how many chapters a day". */
    rate: RegExp
    /** What the first number leaves once the others are taken away. */
    left: RegExp
    /** What the smaller number lacks of the larger. */
    missing: RegExp
    /** One number more, and more; all of them are asked for. */
    together: RegExp
    /** Asks what all the numbers come to: "what is that all together?" */
    total: RegExp
    /** An amount whose hundredths are said apart, `whole` and `cents`: "87 euro e 40". */
    cents: RegExp
    /** A price, or a way, for one of several. */
    each: RegExp
    /** How often the smaller number goes into the larger. */
    shared: RegExp
  }
  say: {
    result: string
    /** How a sum told in words was read, and what it gives. */
    asRead: string
    roughly: string
    zero: string
    large: string
    unreal: string
    /** Numbers are asked about in words that are no sum. */
    unread: string
    long: string
  }
}

export interface DateWords {
  today: RegExp
  year: RegExp
  month: RegExp
  /** Captures `date`: "what day is 25 December". */
  weekdayOf: RegExp
  /** Captures `date`: "how many days until Christmas". */
  until: RegExp
  since: RegExp
  /** Captures `from` and `to`. */
  between: RegExp
  clock: RegExp
  /** Captures `place`: "what time is it in Tokyo". */
  clockIn: RegExp
  yesterday: RegExp
  dayBeforeYesterday: RegExp
  /** Captures `days`. */
  inDays: RegExp
  holidays: Record<Holiday, RegExp>
  /** The user's own occasion, as in "my exam": its date is what was remembered. */
  own: RegExp
  say: {
    today: string
    year: string
    month: string
    day: string
    ahead: string
    past: string
    isToday: string
    time: string
    timeIn: string
  }
}
export type Holiday =
  | 'christmas'
  | 'christmasEve'
  | 'newYear'
  | 'newYearsEve'
  | 'epiphany'
  | 'valentine'
  | 'halloween'
  | 'labourDay'
  | 'easter'
  | 'ramadan'
  | 'eidAlFitr'
  | 'eidAlAdha'

export interface UnitWords {
  /** Folded names of each unit, as a pattern. */
  names: Record<UnitId, string>
  /** Asks for the conversion; what stands behind it is one. */
  ask: RegExp
  /** Between what is given and the unit that is wanted: "in", "to". */
  into: string
  /** Before the unit that is wanted: "how many"; between it and what is given: "are". */
  howMany: string
  are: string
  /** Stands for the number one: "an hour". */
  one: string
}

export interface WorldWords {
  /** Captures `country`: "what's the capital of Peru". */
  capital: RegExp
  sayCapital: string
  /** What stands before a country's name. */
  article: RegExp
  /** Folded names that are not the official ones, with the code of the country. */
  countries: Readonly<Record<string, string>>
  /** A question, or a request to be told. */
  asks: RegExp
  facts: Record<FactId, readonly [ask: RegExp, say: string]>
}

export type TextKind =
  | 'birthday'
  | 'thanks'
  | 'apology'
  | 'condolence'
  | 'getWell'
  | 'congratulation'
  | 'invitation'
  | 'resignation'
  | 'application'
  | 'other'

/** "Write a birthday message for my sister." */
export interface TextWords {
  ask: RegExp
  kinds: Record<Exclude<TextKind, 'other'>, RegExp>
  /** Before the text: what it is and is not. */
  lead: string
  /** `{name}`: who it is for; what has to be filled in stands in square brackets. */
  texts: Record<TextKind, string>
  /** In place of a name that is not known. */
  nameless: string
}

export interface JokeWords {
  ask: RegExp
  /** Asks for one more, after a joke. */
  another: RegExp
  /** Beside those of the small talk. */
  jokes: readonly string[]
  usedUp: string
}

export type Hand = 'rock' | 'paper' | 'scissors'

export interface Riddle {
  ask: string
  /** As it stands behind "it is". */
  answer: string
  /** Folded; each of them in a guess shows that it is right. */
  accept: readonly string[]
}

export interface GameWords {
  /** Ends a game. */
  stop: RegExp
  /** Asks which games there are. */
  which: RegExp
  menu: string
  guess: {
    start: RegExp
    opening: string
    higher: string
    lower: string
    outside: string
    /** `{number}`, `{tries}`. */
    found: string
    stopped: string
  }
  hands: {
    start: RegExp
    opening: string
    names: Record<Hand, RegExp>
    labels: Record<Hand, string>
    /** `{mine}`, `{yours}` and `{me}`: how often each has won. */
    win: string
    lose: string
    draw: string
    won: string
    lost: string
    stopped: string
  }
  chain: {
    start: RegExp
    /** `{word}`, `{letter}`. */
    opening: string
    next: string
    wrong: string
    repeated: string
    /** `{count}`. */
    won: string
    stopped: string
    words: readonly string[]
  }
  choice: { next: readonly string[]; finished: string; stopped: string }
  riddle: {
    start: RegExp
    /** After one that is over. */
    another: RegExp
    giveUp: RegExp
    /** No guess yet: "hm, let me think". */
    thinking: RegExp
    riddles: readonly Riddle[]
    /** Behind a riddle. */
    guess: string
    /** `{answer}`. */
    right: string
    told: string
    wrong: string
    usedUp: string
  }
}

export interface SkillPack {
  sums: SumWords
  dates: DateWords
  units: UnitWords
  world: WorldWords
  texts: TextWords
  jokes: JokeWords
  games: GameWords
}
