/**
 * The languages that this package knows words, stems and concepts of, by their ISO 639-1 codes. The interface may speak more: of
 * those nothing is known here until somebody has collected their words and trained the models anew.
 */
export const languages = ['it', 'en', 'fr', 'de', 'es', 'ar'] as const

export type Language = (typeof languages)[number]

export const isKnown = (language: string): language is Language =>
  (languages as readonly string[]).includes(language)
