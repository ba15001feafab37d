/**
 * One language's phrases about suicide and self-harm, for text as `findRiskByRules` prepares it: folded, doubled letters single,
 * one space, no apostrophes.
 */
export interface RiskPhrases {
  /** Phrases with such words that mean nothing of the kind: "I'm dying of laughter". */
  idioms: RegExp
  /** What the writer says not to want, to do or to have. */
  denials: RegExp
  /** The writer speaks of harming or killing themselves, of not wanting to live. */
  own: RegExp
  /** Words of the same meaning that are also said in exaggeration; they do not count beside one of `trivialContext`. */
  possibleHyperbole: RegExp
  /** Laughter, sport, Mondays, meetings: what people exaggerate about. */
  trivialContext: RegExp
  /** Dying and harm, loosely; it counts where the message also shows `ambivalence` and speaks of no `otherPerson`. */
  looseOwn: RegExp
  /** Wishes, thoughts and a lack of hope that lean towards it. */
  ambivalence: RegExp
  /** Somebody or something else that dies or is ill. */
  otherPerson: RegExp
  /** Fear for somebody else, now. */
  other: RegExp
  /** The subject named without a person; it does not count beside `fictionContext`. */
  subject: RegExp
  /** A work, a report or a study: what is told is not the writer's own. */
  fictionContext: RegExp
}
