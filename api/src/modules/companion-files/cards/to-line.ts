const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu

/** Text of a stranger as one line of at most so many UTF-16 units, no letter cut in half. */
export const toLine = (text: string, max: number): string =>
  text
    .replace(NOT_IN_A_LINE, ' ')
    .trim()
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()

/** Several lines of a stranger's text: what no screen can show is left out. */
export const toExcerpt = (text: string, max: number): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]+/gu, '')
    .trim()
    .slice(0, max)
    .toWellFormed()
