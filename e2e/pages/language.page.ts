import type { Language } from '@confida/contracts'
import { languageNames } from '@confida/i18n'
import type { Page } from '@playwright/test'

/** The flag button, wherever it stands. Its name begins with the word for "language" in the interface language. */
export function languageMenu(page: Page) {
  const button = page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`: (${Object.values(languageNames).join('|')})$`) })
  return {
    button,
    choices: page.getByRole('menuitemradio'),
    async choose(language: Language) {
      await button.click()
      await page.getByRole('menuitemradio', { name: languageNames[language] }).click()
    },
  }
}
