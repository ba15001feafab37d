/** Bytes of a file that a companion is imported from. */
export const COMPANION_FILE_MAX = 33_554_432
/** Characters of a character card's JSON, which is kept with the companion; lorebooks make it long. */
export const CARD_MAX = 2_000_000
/** Characters that a preview shows of one of a card's texts. */
export const CARD_EXCERPT_MAX = 1_000
