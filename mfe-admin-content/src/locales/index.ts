import type { Language } from '@confida/contracts'

const loaders = {
  it: () => import('./it.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
}

export const loadTexts = async (language: Language) => (await loaders[language]()).texts
