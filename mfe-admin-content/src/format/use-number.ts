import type { Language } from '@confida/contracts'
import { numberLocale, useLanguage } from '@confida/i18n'

const euro = { style: 'currency', currency: 'EUR' } as const

function numberWriter(language: Language, options: Intl.NumberFormatOptions) {
  const format = new Intl.NumberFormat(numberLocale(language), { useGrouping: 'always', ...options })
  return (value: number) => format.format(value)
}

/** Writes amounts in euro, outside of what React draws. */
export const euroWriter = (language: Language) => numberWriter(language, euro)

/** Writes numbers with the interface language's separators. */
export const useNumber = (options: Intl.NumberFormatOptions = {}) => numberWriter(useLanguage(), options)

/** Writes amounts in euro. */
export const useEuro = () => useNumber(euro)

/** Writes a share of 100 as a percentage, with one decimal where it has one. */
export function useShare() {
  const language = useLanguage()
  return (share: number, maximumFractionDigits = 1) =>
    new Intl.NumberFormat(numberLocale(language), { style: 'percent', maximumFractionDigits }).format(
      share / 100,
    )
}
