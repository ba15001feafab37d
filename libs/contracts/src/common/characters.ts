/** What texts are made of, without zod: a screen that only asks this starts without it. */

/** The Braille blank is empty, too, though by its class a sign. */
const SEEN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether nothing of a text is seen: spaces, marks of no width, fillers. */
export const isBlank = (text: string): boolean => !SEEN.test(text)

/** Control characters, line and paragraph separators, and the marks that reverse what is read. */
export const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u
