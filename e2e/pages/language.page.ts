import { type Language, languageFacts } from '@confida/contracts'
import type { Page } from '@playwright/test'

const names = Object.values(languageFacts).map(({ name }) => name)

/** The flag button, wherever it stands. Its name begins with the word for "language" in the interface language. */
export function languageMenu(page: Page) {
  const button = page.getByRole('banner').getByRole('button', { name: new RegExp(`: (${names.join('|')})$`) })
  return {
    button,
    choices: page.getByRole('menuitemradio'),
    async choose(language: Language) {
      await button.click()
      await page.getByRole('menuitemradio', { name: languageFacts[language].name }).click()
    },
  }
}
