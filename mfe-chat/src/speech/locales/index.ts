import type { Language } from '@confida/contracts'
import type { TextLoader } from '@confida/i18n'

const loaders: Record<Language, () => Promise<{ texts: object }>> = {
  it: () => import('./it.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
}

/** The texts of dictation and reading aloud, which come with their code. */
export const loadSpeechTexts: TextLoader = async (language) => (await loaders[language]()).texts
