import type { Language } from '@confida/contracts'
import { expect, test } from '../fixtures/test.ts'
import { fill } from '../fixtures/texts.ts'
import { newUser } from '../fixtures/users.ts'
import { chatPage } from '../pages/chat.page.ts'
import { landingPage } from '../pages/landing.page.ts'
import { wizardPage } from '../pages/wizard.page.ts'

const messages: Partial<Record<Language, { first: string; second: string }>> = {
  it: { first: 'Mi chiamo Ginevra e sono un po’ nervosa per un esame', second: 'Ti ricordi come mi chiamo?' },
  ar: { first: 'اسمي جنى وأنا متوترة قليلا بسبب الامتحان', second: 'هل تتذكر اسمي؟' },
}
const names: Partial<Record<Language, string>> = { it: 'Ginevra', ar: 'جنى' }

// As most people see the product.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const language of ['it', 'ar'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a user registers, makes a companion and gets a reply that remembers', async ({
      page,
      texts,
      expectAccessible,
    }) => {
      const landing = landingPage(page, texts)
      await landing.open()
      await expect(landing.heading).toBeVisible()
      expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
      await expectAccessible()

      await landing.openRegister()
      await expect(landing.dialog.getByLabel(texts.auth.fields.birthDate)).toBeVisible()
      await expectAccessible()
      await landing.register(newUser())
      await expect(page).toHaveURL(/\/dashboard$/)

      const { companions } = texts.companions
      await expect(page.getByRole('heading', { name: companions.empty.title })).toBeVisible()
      await expectAccessible()
      await page.getByRole('button', { name: companions.empty.action }).click()

      const wizard = wizardPage(page, texts)
      await expect(wizard.title).toBeVisible()
      await expectAccessible()
      await wizard.create('Sofia')

      const chatLink = page.getByRole('link', { name: fill(companions.chatWith, { name: 'Sofia' }) })
      await expect(chatLink).toBeVisible()
      await expectAccessible()
      await chatLink.click()
      await expect(page).toHaveURL(/\/text-chat\/[0-9a-f-]{36}$/)

      const chat = chatPage(page, texts, 'Sofia')
      await expect(page.getByText(fill(texts.chat.disclosure.text, { name: 'Sofia' })).first()).toBeVisible()
      const { first, second } = messages[language] ?? { first: '', second: '' }
      await chat.send(first)
      await expect(chat.messages.getByText(first)).toBeVisible()
      await expect(chat.input).toBeEnabled()
      await expectAccessible()

      await expect(page.getByText(fill(texts.chat.messages.typing, { name: 'Sofia' })).first()).toBeHidden({
        timeout: 20_000,
      })
      await chat.send(second)
      await expect(chat.messages.getByText(names[language] ?? '').last()).toBeVisible({ timeout: 20_000 })

      await page.reload()
      await expect(chat.messages.getByText(first)).toBeVisible()
    })
  })
}
