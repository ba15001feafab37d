import type { Language } from '@confida/contracts'
import { registerTexts, type TextLoader } from '@confida/i18n'

const loaders: Record<Language, () => Promise<{ texts: object }>> = {
  it: () => import('./it.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
}

export const loadProfileTexts: TextLoader = async (language) => (await loaders[language]()).texts

/** Apart from the remote's other texts, which the landing page loads; those of invitations with them, as each chunk costs it bytes. */
export const registerProfileTexts = () => registerTexts('profile', loadProfileTexts)
