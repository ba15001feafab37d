import { type Language, languageFacts } from '@confida/contracts'

/** The locale in which a language's numbers are written. */
export const numberLocale = (language: Language): string => languageFacts[language].numberLocale
