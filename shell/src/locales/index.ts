import type { Language } from '@confida/contracts'

const loaders = {
  // Named in the page, as it is what a first visit reads.
  it: () => import(/* webpackChunkName: "shell-it" */ './it.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
}

export const loadShellTexts = async (language: Language) => (await loaders[language]()).texts
