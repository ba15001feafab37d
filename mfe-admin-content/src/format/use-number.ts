import { numberLocale, useLanguage } from '@confida/i18n'

/** Writes numbers with the interface language's separators. */
export function useNumber(options: Intl.NumberFormatOptions = {}) {
  const format = new Intl.NumberFormat(numberLocale(useLanguage()), { useGrouping: 'always', ...options })
  return (value: number) => format.format(value)
}

/** Writes amounts in euro. */
export const useEuro = () => useNumber({ style: 'currency', currency: 'EUR' })

/** Writes a share of 100 as a percentage, with one decimal where it has one. */
export function useShare() {
  const language = useLanguage()
  return (share: number, maximumFractionDigits = 1) =>
    new Intl.NumberFormat(numberLocale(language), { style: 'percent', maximumFractionDigits }).format(
      share / 100,
    )
}
