/** How somebody asks for what they said before, and how it is handed back. Matched against folded text. */
export interface StatementSearchWords {
  /** Asks for what was said; captures `about`: "what did I tell you about Marta". */
  told: RegExp
  /** A question that something said before may answer; captures `about`: "where does Marta work". */
  question: RegExp
  /** Doubts, after something is told, whether it was told before: "…, did I tell you that?" */
  maybeTold: RegExp
  /** Asks for something said before, in whatever words. */
  recalled: RegExp
  /** Of these, what asks without a question mark: "remind me where", "what day did I say". */
  reminder: RegExp
  /** A question about the user that the user alone can have answered: "what do I play?" */
  own: RegExp
  /** Asks for a name, or tells one. */
  named: RegExp
  /** Asks for a price. */
  price: RegExp
  /** Asks where something is. */
  where: RegExp
  /** Asks who it is. */
  who: RegExp
  /** Asks what or which. */
  what: RegExp
  /** Asks how many or how much. */
  amount: RegExp
  /** Numbers in words. */
  numbers: RegExp
  /** Calls people by what they are to somebody. */
  persons: RegExp
  /** Begins a question that goes on about what was answered just before: "and who with". */
  goesOn: RegExp
  /** Between two questions of one message: "what's her name and where does she live". */
  parts: RegExp
  /** It asks for a day or a time. */
  when: RegExp
  /** Words of `about` that say nothing of what is looked for. */
  fillers: ReadonlySet<string>
  /** Says that something is no longer as it was told. */
  changed: RegExp
  say: {
    /** `{quote}` is the user's clause, turned to "you", or their own words in quotation marks. */
    found: readonly string[]
    /** It has few of the words that were asked for. */
    nearest: readonly string[]
    /** Several, the newest last. */
    several: readonly string[]
    /** `{last}` counts, `{first}` was said before it. */
    corrected: readonly string[]
    /** Not what was asked for, but something of the same. */
    partly: readonly string[]
    unknown: readonly string[]
    /** Between several: "then". */
    next: string
    /** Opens and closes a quotation. */
    quotes: readonly [string, string]
  }
}
