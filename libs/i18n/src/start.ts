import { DEFAULT_LANGUAGE, type Language } from '@confida/contracts'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { startLanguage } from './language.ts'
import { registerTexts } from './namespaces.ts'

/** Sets i18next up and shows the stored language. The shell calls it once, before it renders anything. */
export async function startI18n(): Promise<void> {
  await i18next.use(initReactI18next).init({
    fallbackLng: DEFAULT_LANGUAGE,
    resources: {},
    ns: ['common'],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  await registerTexts('common', async (language) => (await commonLoaders[language]()).common)
  await startLanguage()
}

const commonLoaders: Record<Language, () => Promise<{ common: object }>> = {
  // Named, so that the page can preload it for a first visit.
  it: () => import(/* webpackChunkName: "common-it" */ './locales/it/common.ts'),
  en: () => import('./locales/en/common.ts'),
  fr: () => import('./locales/fr/common.ts'),
  de: () => import('./locales/de/common.ts'),
  es: () => import('./locales/es/common.ts'),
  ar: () => import('./locales/ar/common.ts'),
}

/** Registers the labels of a companion's choices (`options`), for the screens that show them. */
export const registerOptionTexts = () =>
  registerTexts('options', async (language) => (await optionLoaders[language]()).options)

const optionLoaders: Record<Language, () => Promise<{ options: object }>> = {
  it: () => import('./locales/it/options.ts'),
  en: () => import('./locales/en/options.ts'),
  fr: () => import('./locales/fr/options.ts'),
  de: () => import('./locales/de/options.ts'),
  es: () => import('./locales/es/options.ts'),
  ar: () => import('./locales/ar/options.ts'),
}
