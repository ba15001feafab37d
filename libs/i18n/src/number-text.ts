import { type Language, toLatinDigits } from '@confida/contracts'
import { numberLocale } from './number-locale.ts'

const WHOLE = /^\d+$/
/** Thousands in groups of three, all with the same mark. */
const GROUPED = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/
const FRACTION = /^(.*)[.,](\d*)$/

/** Arabic marks as their Latin counterparts, without blanks and signs of currency. */
const plain = (text: string) =>
  toLatinDigits(text)
    .replaceAll('٫', ',')
    .replaceAll('٬', '.')
    .replace(/[\s€'’]/g, '')

const groupMark = (language: Language) =>
  new Intl.NumberFormat(numberLocale(language), { useGrouping: 'always' })
    .formatToParts(1000)
    .find(({ type }) => type === 'group')?.value

/** Digits without their marks of thousands; undefined where they are no whole number. */
function wholeIn(text: string, isGroup: (mark: string) => boolean): string | undefined {
  if (WHOLE.test(text)) return text
  const mark = GROUPED.exec(text)?.[1]
  return mark && isGroup(mark) ? text.replaceAll(mark, '') : undefined
}

/**
 * A number of zero or more with at most `places` decimals, as people write it in `language`. Either mark may stand
 * before the decimals; where only the language tells what a mark means (`9.999`), it does. Undefined for anything else.
 */
export function readNumber(text: string, places: number, language: Language): number | undefined {
  const digits = plain(text)
  const count = digits.match(/[.,]/g)?.length ?? 0
  const whole = wholeIn(digits, (mark) => count > 1 || mark === groupMark(language))
  if (whole !== undefined) return Number(whole)
  const [, before = '', decimals = ''] = FRACTION.exec(digits) ?? []
  const mark = digits.at(before.length)
  const integer = wholeIn(before || '0', (group) => group !== mark)
  if (!mark || integer === undefined || decimals.length > places) return undefined
  return before || decimals ? Number(`${integer}.${decimals}`) : undefined
}

/** A number with that many decimals, in the marks of `language`. */
export const writeNumber = (value: number, places: number, language: Language): string =>
  new Intl.NumberFormat(numberLocale(language), {
    useGrouping: 'always',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(value)
