import { numberLocale, useLanguage } from '@confida/i18n'

/** Writes numbers with the interface language's separators. */
export function useNumber() {
  const format = new Intl.NumberFormat(numberLocale(useLanguage()), { useGrouping: 'always' })
  return (value: number) => format.format(value)
}

/** Writes shares of one as whole percents. */
export function usePercent() {
  const format = new Intl.NumberFormat(numberLocale(useLanguage()), { style: 'percent' })
  return (value: number) => format.format(value)
}

/** Writes amounts in euro. */
export function useEuro() {
  const format = new Intl.NumberFormat(numberLocale(useLanguage()), { style: 'currency', currency: 'EUR' })
  return (value: number) => format.format(value)
}
