/**
 * Says of a call that nobody has asked for it (a poll, a list that loads itself anew): it does not keep a session open.
 * In lower case, as servers see headers.
 */
export const BACKGROUND_CALL_HEADER = 'x-background-call'
