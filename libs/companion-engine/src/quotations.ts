/** None holds its own opening sign: of many that are never closed each would be read to the end. */
const QUOTATION = /«[^«»]*»|“[^“”]*”|"[^"]*"|„[^„“”]*[“”]/gu

/** The text with spaces in the place of what it quotes: somebody else's words state and ask nothing. */
export const blankQuotations = (text: string): string =>
  text.replace(QUOTATION, (quotation) => ' '.repeat(quotation.length))
