/** Laughter in any of the languages, and its signs. */
const LAUGHTER =
  /(?<!\p{L})(?:(?=a*h+a+h)[ah]{4,}|(?:he){2,}h?|(?:hi){3,}|(?=a*j+a+j)[aj]{4,}|lo+l|lmf?ao+|rofl|mdr+|ptdr+|xd+|ه{3,}|(?:ها){2,})(?!\p{L})|[😂🤣😆😹]/iu

export const laughs = (message: string): boolean => LAUGHTER.test(message)
