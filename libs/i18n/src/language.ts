import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@confida/contracts'
import i18next from 'i18next'
import { directionOf } from './direction.ts'
import { loadAllTexts } from './namespaces.ts'

export const LANGUAGE_KEY = 'selectedLanguage'
export const LANGUAGE_EVENT = 'languageChanged'

function storedLanguage(): Language {
  const stored = localStorage.getItem(LANGUAGE_KEY)
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE
}

/** The language that the interface shows now. */
export const currentLanguage = (): Language =>
  isLanguage(i18next.language) ? i18next.language : storedLanguage()

function applyToDocument(language: Language) {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

/**
 * Switches the interface: loads the texts of every namespace in use, keeps the choice in local storage and tells the
 * window by a `languageChanged` event with `detail.language`.
 */
export async function setLanguage(language: Language): Promise<void> {
  localStorage.setItem(LANGUAGE_KEY, language)
  await showLanguage(language)
  window.dispatchEvent(new CustomEvent(LANGUAGE_EVENT, { detail: { language } }))
}

async function showLanguage(language: Language) {
  await loadAllTexts(language)
  await i18next.changeLanguage(language)
  applyToDocument(language)
}

/** Shows the stored language and follows a choice made in another tab. The shell calls it once. */
export async function startLanguage(): Promise<void> {
  window.addEventListener('storage', (event) => {
    if (event.key === LANGUAGE_KEY && isLanguage(event.newValue)) void showLanguage(event.newValue)
  })
  await showLanguage(storedLanguage())
}
