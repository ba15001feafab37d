import type { Page } from '@playwright/test'
import { answerCall } from '../../fixtures/calls.ts'
import { expect, test } from '../../fixtures/test.ts'
import type { ProductTexts } from '../../fixtures/texts.ts'
import { landingPage } from '../../pages/landing.page.ts'
import { languageMenu } from '../../pages/language.page.ts'
import { resetPage } from '../../pages/reset.page.ts'
import { type Stop, tour } from './tour.ts'

function landingStops(page: Page, texts: ProductTexts): Stop[] {
  const landing = landingPage(page, texts)
  const { auth } = texts
  const dialog = (name: string) => page.getByRole('dialog', { name })
  const press = (name: string) => landing.dialog.getByRole('button', { name, exact: true }).click()
  const leave = async () => {
    await page.keyboard.press('Escape')
    await expect(landing.dialog).toBeHidden()
  }
  const openLogin = async () => {
    await page.keyboard.press('Escape')
    await landing.openLogin()
    await landing.logIn({ email: '', password: '' })
    await expect(landing.dialog.getByRole('alert')).toBeVisible()
  }
  const openRecovery = async () => {
    await press(auth.login.recover)
    await expect(dialog(auth.recovery.title)).toBeVisible()
  }
  const openContact = async () => {
    await leave()
    await page.getByRole('banner').getByRole('button', { name: auth.homepage.contact_button_text }).click()
    await dialog(auth.contact.title).getByRole('button', { name: auth.contact.whatsapp }).click()
  }
  const openRegister = async () => {
    await leave()
    await landing.openRegister()
    await press(auth.register.submit)
    await expect(landing.dialog.getByRole('alert').first()).toBeVisible()
  }
  const openTerms = async () => {
    await press(auth.register.terms)
    await expect(page.getByRole('button', { name: auth.terms.understood })).toBeVisible()
  }
  const openLanding = async () => {
    await landing.open()
    await expect(landing.heading).toBeVisible()
  }
  return [
    { name: 'landing page', go: openLanding },
    { name: 'language menu', go: () => languageMenu(page).button.click(), part: '[role=menu]' },
    { name: 'login', go: openLogin, part: 'dialog' },
    { name: 'recovery', go: openRecovery, part: 'dialog' },
    { name: 'contact', go: openContact, part: 'dialog' },
    { name: 'registration', go: openRegister, part: 'dialog' },
    { name: 'terms', go: openTerms, part: 'dialog' },
  ]
}

function screenStops(page: Page, texts: ProductTexts): Stop[] {
  const { auth } = texts
  const reset = resetPage(page, texts)
  const openAuth = async () => {
    await page.goto('/auth')
    await expect(page.getByRole('heading', { name: auth.login.title })).toBeVisible()
  }
  const openSignUp = async () => {
    await page.getByRole('button', { name: auth.screen.toRegister }).click()
    await page.getByRole('button', { name: auth.register.submit, exact: true }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
  }
  const failAddress = async () => {
    await reset.open()
    await reset.sendCode('')
    await expect(reset.alert).toBeVisible()
  }
  const failCode = async () => {
    await reset.open('anna@example.org')
    await reset.enterCode('12345')
    await expect(reset.alert).toBeVisible()
  }
  const failPassword = async () => {
    await answerCall(page, '/auth/verify-reset-code', { body: { success: true } })
    await reset.enterCode('123456')
    await reset.save('12345')
    await expect(reset.alert).toBeVisible()
  }
  return [
    { name: 'login screen', go: openAuth },
    { name: 'registration screen', go: openSignUp },
    { name: 'reset: address', go: failAddress },
    { name: 'reset: code', go: failCode },
    { name: 'reset: password', go: failPassword },
  ]
}

test('axe finds nothing on the landing page', ({ page, texts, expectAccessible }) =>
  tour(page, expectAccessible, landingStops(page, texts).slice(0, 1)))

test(
  'axe finds nothing on the landing page and in its dialogs',
  { tag: '@long' },
  ({ page, texts, expectAccessible }) => tour(page, expectAccessible, landingStops(page, texts)),
)

test('axe finds nothing on the screens of a visitor', { tag: '@long' }, ({ page, texts, expectAccessible }) =>
  tour(page, expectAccessible, screenStops(page, texts)),
)
