/** The languages that this package knows words, stems and concepts of, by their ISO 639-1 codes. */
export const languages = ['it', 'en', 'fr', 'de', 'es', 'ar'] as const

export type Language = (typeof languages)[number]
