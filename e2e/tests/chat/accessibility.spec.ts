import { createPartner, logInAs, registerPerson } from '../../fixtures/people.ts'
import { prefer } from '../../fixtures/preferences.ts'
import { expect, test } from '../../fixtures/test.ts'
import { chatPage } from '../../pages/chat.page.ts'
import { dashboardPage } from '../../pages/dashboard.page.ts'

for (const [language, theme, words] of [
  ['it', 'light', 'Mi chiamo Luca'],
  ['ar', 'dark', 'اسمي لوقا'],
] as const) {
  test.describe(`${language}, ${theme}`, () => {
    test.use({ language })

    test('a conversation and its panels are accessible', async ({ page, texts, expectAccessible }) => {
      const person = await registerPerson()
      const { id } = await createPartner(person)
      await prefer(page, { theme, chat_pace: 'live' })
      await logInAs(page, person)
      const chat = chatPage(page, texts, 'Sofia')
      await chat.open(id)
      await chat.send(words)
      await expect(chat.bubbles).toHaveCount(3)
      await expect(chat.typing).toBeHidden()
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expectAccessible()
      await chat.openMenu()
      await expectAccessible()
      await chat.entry(texts.chat.menu.memories).click()
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
      await expectAccessible()
    })

    test('the dashboard and every step of the wizard are accessible', async ({
      page,
      texts,
      expectAccessible,
    }) => {
      const person = await registerPerson()
      await createPartner(person)
      await prefer(page, { theme })
      await logInAs(page, person)
      const dashboard = dashboardPage(page, texts)
      await dashboard.open()
      await expect(dashboard.card('Sofia')).toBeVisible()
      await expectAccessible()
      await dashboard.edit('Sofia').click()
      const { next, update } = texts.companions.wizard
      for (let step = 1; step < 6; step++) {
        // The middle ones are of one kind.
        if (step !== 2 && step !== 4) await expectAccessible()
        await page.getByRole('button', { name: next, exact: true }).click()
      }
      await expect(page.getByRole('button', { name: update, exact: true })).toBeEnabled()
      await expectAccessible()
    })
  })
}
