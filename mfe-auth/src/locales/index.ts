import type { TextLoader } from '@confida/i18n'

const loaders = {
  it: () => import(/* webpackChunkName: "auth-it" */ './it.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
}

/** The texts of this remote in one language. */
export const loadTexts: TextLoader = async (language) => (await loaders[language]()).texts
