/** Without it spreadsheets read the file in a legacy encoding. */
export const BYTE_ORDER_MARK = '\uFEFF'

const LINE_END = '\r\n'

/**
 * What a spreadsheet would evaluate as a formula: a sign, in full width too, at the start of a cell, or of what some programs
 * take for the next cell, because a separator, a tab or a line break stands before it.
 */
const FORMULA = /(^|[;,\t\r\n])(\s*)([=+\-@＝＋－＠])/g

/** A phone number with its country prefix begins with a plus but is no formula. */
const PHONE = /^\+\d+( \d+)*$/

function cell(text: string, separator: string): string {
  const harmless = PHONE.test(text) ? text : text.replace(FORMULA, "$1$2'$3")
  const isBreaking = harmless.includes(separator) || /["\r\n]/.test(harmless)
  return isBreaking ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/**
 * One line of a table for spreadsheets, in which nothing is run as a formula.
 * @param separator the semicolon is that of most of Europe, the comma that of English-speaking countries
 */
export const csvLine = (cells: string[], separator: ';' | ',' = ';'): string =>
  cells.map((text) => cell(text, separator)).join(separator) + LINE_END
