/** Characters of a feedback's text. */
export const FEEDBACK_MAX = 1000
export const RATING_MIN = 1
export const RATING_MAX = 5
