import { DEFAULT_LANGUAGE, type Language } from '@confida/contracts'
import { useLanguage } from '@confida/i18n'

/** Digits stay western in Arabic, as the product's dates have them too. */
const localeOf = (language: Language = DEFAULT_LANGUAGE) => (language === 'ar' ? 'ar-u-nu-latn' : language)

/** Writes numbers with the interface language's separators. */
export function useNumber(options: Intl.NumberFormatOptions = {}) {
  const format = new Intl.NumberFormat(localeOf(useLanguage()), { useGrouping: 'always', ...options })
  return (value: number) => format.format(value)
}

/** Writes amounts in euro. */
export const useEuro = () => useNumber({ style: 'currency', currency: 'EUR' })

/** Writes a share of 100 as a percentage, with one decimal where it has one. */
export function useShare() {
  const language = useLanguage()
  return (share: number, maximumFractionDigits = 1) =>
    new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits }).format(share / 100)
}
