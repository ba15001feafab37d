import type { Language } from '@confida/contracts'
import type { TextLoader } from '@confida/i18n'

const loaders: Record<Language, () => Promise<{ texts: object }>> = {
  // Named in the page, as it is what a first visit reads.
  it: () => import(/* webpackChunkName: "shell-it" */ './it.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
}

export const loadShellTexts: TextLoader = async (language) => (await loaders[language]()).texts
