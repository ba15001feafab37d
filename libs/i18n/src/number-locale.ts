import type { Language } from '@confida/contracts'

/** The locale in which a language's numbers are written: digits stay western in Arabic, as the product's dates have them too. */
export const numberLocale = (language: Language): string => (language === 'ar' ? 'ar-u-nu-latn' : language)
