import type { Language } from '@confida/contracts'

/** An amount in euro as the language writes it; Arabic with Latin digits, like the rest of the interface. */
export const formatPrice = (amount: number, language: Language) =>
  new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-latn' : language, {
    style: 'currency',
    currency: 'EUR',
  }).format(amount)
