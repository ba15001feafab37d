/** For one step of a look, such as to connect. */
export const ANSWER_WITHIN_MS = 5_000
