/** What a reply must not say, in one language, for text as `prepareText` makes it. */
export interface ReplyPhrases {
  /** Phrases with such words that are harmless, to be read over. */
  harmless: RegExp
  /** Words that deny what comes within a few words after them. */
  denial: RegExp
  /** What comes after them is only told, asked or played: "you think that", "whether", "in the story". */
  report: RegExp
  /** To be a human being, to have a body, to be no program, to be able to meet. */
  humanClaim: RegExp
  /** Encouragement of suicide or self-harm. */
  selfHarm: RegExp
  /** To need nobody else, to leave others, to stay for the companion's sake. */
  dependence: RegExp
  /** It counts where somebody may be a minor, and not beside `informative`. */
  sexual: RegExp
  /** Law, health, protection: what is said of sex then is no sexual content. */
  informative: RegExp
  /** Somebody under eighteen. */
  minor: RegExp
  /** The age of a minor as a character card gives it. */
  ageOfCard: RegExp
  /** Under eighteen is the writer, whom a form's field describes, or the character of a card. */
  ownMinority: RegExp
  asksForHuman: RegExp
  asksForProgram: RegExp
  yes: RegExp
  no: RegExp
  /** Named in a short answer, it takes back that the companion is anything else. */
  program: RegExp
}
