import type { Language } from '@confida/contracts'

/** Arabic with Latin digits, like the rest of the interface. */
const localeOf = (language: Language) => (language === 'ar' ? 'ar-u-nu-latn' : language)

/** An amount in euro as the language writes it. */
export const formatPrice = (amount: number, language: Language) =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'EUR' }).format(amount)

/** Per cent as the language writes it: `10 %`, `10%`. */
export const formatPercent = (percent: number, language: Language) =>
  new Intl.NumberFormat(localeOf(language), { style: 'percent' }).format(percent / 100)
