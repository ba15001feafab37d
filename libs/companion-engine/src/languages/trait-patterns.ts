export const traits = ['allergy', 'diet', 'children', 'study', 'instrument', 'favourite'] as const
/** What else is lasting about a person. */
export type Trait = (typeof traits)[number]

export interface TraitRule {
  /** Captures `value`; of a favourite also `what`; of children also `names`, where they are told. */
  pattern: RegExp
  /** A sentence to the user. */
  text: string
}

export interface TraitPatterns {
  stated: Record<Trait, readonly TraitRule[]>
  /** No longer so, or never; captures `value` where one can have several. */
  denied: Partial<Record<Trait, RegExp>>
  /** Before a value of a list: "alle noci e al polline". */
  before: RegExp
  /** Captures `what` where the question is for one favourite. */
  asked: Record<Trait | 'origin', RegExp>
  /** "How old is my …?", "do you remember my …?": captures `who`. */
  asksAfter: RegExp
  /** Somebody has died; each captures `who`. */
  died: readonly RegExp[]
  saysDied: string
  /** A name that was wrong: each captures `who` and the wrong `value`. */
  misnamed: readonly RegExp[]
  /** The right name after it: each captures `who` and `value`. */
  renamed: readonly RegExp[]
  /** The day of an event has changed; each captures `event`. */
  moved: readonly RegExp[]
}
