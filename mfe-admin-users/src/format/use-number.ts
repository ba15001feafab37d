import { DEFAULT_LANGUAGE, type Language } from '@confida/contracts'
import { useLanguage } from '@confida/i18n'

/** Digits stay western in Arabic, as the product's dates have them too. */
const localeOf = (language: Language = DEFAULT_LANGUAGE) => (language === 'ar' ? 'ar-u-nu-latn' : language)

/** Writes numbers with the interface language's separators. */
export function useNumber() {
  const format = new Intl.NumberFormat(localeOf(useLanguage()), { useGrouping: 'always' })
  return (value: number) => format.format(value)
}

/** Writes shares of one as whole percents. */
export function usePercent() {
  const format = new Intl.NumberFormat(localeOf(useLanguage()), { style: 'percent' })
  return (value: number) => format.format(value)
}

/** Writes amounts in euro. */
export function useEuro() {
  const format = new Intl.NumberFormat(localeOf(useLanguage()), { style: 'currency', currency: 'EUR' })
  return (value: number) => format.format(value)
}
