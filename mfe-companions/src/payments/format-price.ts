import type { Language } from '@confida/contracts'
import { numberLocale } from '@confida/i18n'

/** An amount in euro as the language writes it. */
export const formatPrice = (amount: number, language: Language) =>
  new Intl.NumberFormat(numberLocale(language), { style: 'currency', currency: 'EUR' }).format(amount)

/** Per cent as the language writes it: `10 %`, `10%`. */
export const formatPercent = (percent: number, language: Language) =>
  new Intl.NumberFormat(numberLocale(language), { style: 'percent' }).format(percent / 100)
