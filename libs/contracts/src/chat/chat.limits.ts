export const MESSAGE_MAX = 500
/** Characters of a message as it is kept: a reply may be longer than what a person may send. */
export const KEPT_MESSAGE_MAX = 16_000
/** Messages in one page of the history. */
export const HISTORY_PAGE = 200
/** Bytes. */
export const IMAGE_MAX = 10_485_760
/** Width times height; a small file can be a picture that fills the memory. */
export const IMAGE_PIXELS_MAX = 40_000_000
/** Hours of use after which the disclosure is repeated. */
export const DISCLOSURE_HOURS = 3
/** Characters of a search in a conversation. */
export const SEARCH_MAX = 100

/** Messages in which a short search looks, from the newest or from `before` on. */
export const SHORT_SEARCH_MESSAGES = 2_000

/** Whether there are no three letters or digits in a row, by which messages are found at once in a conversation of any length. */
export const isShortSearch = (words: string) =>
  !/[\p{L}\p{N}]{3}/u.test(words.normalize('NFD').replace(/\p{M}/gu, ''))

/** Without premium days, unless the installation says otherwise. */
export const FREE_MESSAGES_A_DAY = 50
/** So many before the end, what is left is told. */
export const FREE_MESSAGES_ANNOUNCED = 10
