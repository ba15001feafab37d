import type { Language } from '@confida/contracts'

const DECIMAL_POINT: ReadonlySet<Language> = new Set(['en', 'ar'])
export const decimalSign = (language: Language): string => (DECIMAL_POINT.has(language) ? '.' : ',')
export const NUMBER = /\d+(?:[.,]\d+)*/

/** "1.500,5" in Italian, "1,500.5" in English; a lone sign is the decimal one unless three digits follow. */
export function readNumber(text: string, language: Language): number {
  const group = DECIMAL_POINT.has(language) ? ',' : '.'
  const isGrouped = new RegExp(`^\\d{1,3}(?:[${group}]\\d{3})+(?!\\d)`, 'u').test(text)
  const ungrouped = isGrouped ? text.replaceAll(group, '') : text
  return Number(ungrouped.replace(',', '.'))
}
