/** Characters of a feedback's text. */
export const FEEDBACK_MAX = 1000
export const RATING_MIN = 1
export const RATING_MAX = 5
/** From here on a rating counts as positive (specification §9). */
export const RATING_POSITIVE = 4
export const FEEDBACK_PAGE_MAX = 200
/** Characters of a reply to a feedback. */
export const FEEDBACK_REPLY_MAX = 5000
/** How often administrators ask for the number of unread feedback. */
export const UNREAD_POLL_MS = 30_000
