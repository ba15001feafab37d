import type { Language } from '@confida/contracts'
import type { TextLoader } from '@confida/i18n'

const loaders: Record<Language, () => Promise<{ texts: object }>> = {
  it: () => import(/* webpackChunkName: "auth-it" */ './it.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
}

export const loadTexts: TextLoader = async (language) => (await loaders[language]()).texts
