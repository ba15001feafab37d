import { DEFAULT_LANGUAGE } from '@confida/contracts'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { startLanguage } from './language.ts'
import { registerTexts } from './namespaces.ts'

/** Sets i18next up and shows the stored language. To be called once, by the shell, before it draws anything. */
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

const commonLoaders = {
  // Named in the page, as it is what a first visit reads.
  it: () => import(/* webpackChunkName: "common-it" */ './locales/common/it.ts'),
  en: () => import('./locales/common/en.ts'),
  fr: () => import('./locales/common/fr.ts'),
  de: () => import('./locales/common/de.ts'),
  es: () => import('./locales/common/es.ts'),
  ar: () => import('./locales/common/ar.ts'),
}

/** Registers the labels of a partner's choices (`options`), for the screens that show them. */
export const registerOptionTexts = () =>
  registerTexts('options', async (language) => (await optionLoaders[language]()).options)

const optionLoaders = {
  it: () => import('./locales/options/it.ts'),
  en: () => import('./locales/options/en.ts'),
  fr: () => import('./locales/options/fr.ts'),
  de: () => import('./locales/options/de.ts'),
  es: () => import('./locales/options/es.ts'),
  ar: () => import('./locales/options/ar.ts'),
}
