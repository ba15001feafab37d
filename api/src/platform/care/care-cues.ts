/** One language's phrases, for text as `plainText` gives it: folded, doubled letters single, one space, no apostrophes. */
export interface CareCues {
  /** Phrases with such words that mean nothing of the kind: "I'm dying of laughter". */
  figures: RegExp
  /** What the writer says not to want, to do or to have. */
  denials: RegExp
  /** The writer speaks of harming or killing themselves, of not wanting to live. */
  own: RegExp
  /** Words of the same meaning that are also a way of speaking; they do not count beside one of `trifles`. */
  strongWords: RegExp
  trifles: RegExp
  /** Dying and harm, loosely; it counts where the message also leans that way and speaks of nobody else. */
  ownDeath: RegExp
  leaning: RegExp
  person: RegExp
  /** Fear for somebody else, now. */
  other: RegExp
  /** The subject named without a person; it does not count beside a work, a report or a study (`distance`). */
  subject: RegExp
  distance: RegExp
}
