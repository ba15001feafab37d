import type { Page } from '@playwright/test'
import { answerCall } from '../../fixtures/calls.ts'
import { expect, test } from '../../fixtures/test.ts'
import type { ProductTexts } from '../../fixtures/texts.ts'
import { landingPage } from '../../pages/landing.page.ts'
import { resetPage } from '../../pages/reset.page.ts'

type Check = () => Promise<void>

async function checkDialogs(page: Page, texts: ProductTexts, check: Check) {
  const landing = landingPage(page, texts)
  const { auth } = texts
  const dialog = (name: string) => page.getByRole('dialog', { name })
  await landing.open()
  await landing.openLogin()
  await expect(dialog(auth.login.title)).toBeVisible()
  await landing.logIn({ email: '', password: '' })
  await check()
  await landing.dialog.getByRole('button', { name: auth.login.recover }).click()
  await expect(dialog(auth.recovery.title)).toBeVisible()
  await check()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: auth.homepage.contact_button_text }).click()
  await expect(dialog(auth.contact.title)).toBeVisible()
  await dialog(auth.contact.title).getByRole('button', { name: auth.contact.whatsapp }).click()
  await check()
  await page.keyboard.press('Escape')
  await landing.openRegister()
  await landing.dialog.getByRole('button', { name: auth.register.submit, exact: true }).click()
  await check()
  await landing.dialog.getByRole('button', { name: auth.register.terms }).click()
  await expect(page.getByRole('button', { name: auth.terms.understood })).toBeVisible()
  await check()
}

async function checkScreens(page: Page, texts: ProductTexts, check: Check) {
  const { auth } = texts
  const reset = resetPage(page, texts)
  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: auth.login.title })).toBeVisible()
  await check()
  await page.getByRole('button', { name: auth.screen.toRegister }).click()
  await page.getByRole('button', { name: auth.register.submit, exact: true }).click()
  await check()
  await answerCall(page, '/auth/verify-reset-code', { body: { success: true } })
  await reset.open()
  await reset.sendCode('')
  await check()
  await reset.open('anna@example.org')
  await reset.enterCode('12345')
  await check()
  await reset.enterCode('123456')
  await reset.save('12345')
  await check()
}

for (const { title, language, colorScheme } of [
  { title: 'light', language: 'it', colorScheme: 'light' },
  { title: 'dark', language: 'it', colorScheme: 'dark' },
  { title: 'Arabic', language: 'ar', colorScheme: 'light' },
] as const) {
  test.describe(`in ${title}`, () => {
    test.use({ language, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds nothing in the dialogs of the landing page', ({ page, texts, expectAccessible }) =>
      checkDialogs(page, texts, () => expectAccessible('dialog')))
    test('axe finds nothing in the screens of a visitor', ({ page, texts, expectAccessible }) =>
      checkScreens(page, texts, expectAccessible))
  })
}
