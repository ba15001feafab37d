import type { Page } from '@playwright/test'
import { listenForCalls, loseCall } from '../../fixtures/calls.ts'
import { expect, test } from '../../fixtures/test.ts'
import type { ProductTexts } from '../../fixtures/texts.ts'
import { newUser } from '../../fixtures/users.ts'

const authPage = (page: Page, { auth }: ProductTexts) => ({
  field: (name: 'name' | 'email' | 'password') => page.getByLabel(auth.fields[name], { exact: true }),
  code: page.getByLabel(auth.fields.discountCode),
  terms: page.getByRole('checkbox', { name: auth.register.terms }),
  toRegister: () => page.getByRole('button', { name: auth.screen.toRegister }).click(),
  toLogin: () => page.getByRole('button', { name: auth.screen.toLogin }).click(),
  logIn: () => page.getByRole('button', { name: auth.login.submit, exact: true }).click(),
  register: () => page.getByRole('button', { name: auth.register.submit, exact: true }).click(),
  alert: page.getByRole('main').getByRole('alert'),
})

test('the screen toggles, and says why a login failed', { tag: '@long' }, async ({ page, texts }) => {
  await page.goto('/auth')
  const screen = authPage(page, texts)
  await expect(screen.field('email')).toBeVisible()
  await expect(screen.field('name')).toBeHidden()
  await screen.toRegister()
  await expect(screen.field('name')).toBeVisible()
  await expect(screen.terms).not.toBeChecked()
  await screen.toLogin()
  await expect(screen.field('name')).toBeHidden()

  const { login } = texts.auth
  const calls = listenForCalls(page, 'POST', '/auth/login')
  await screen.logIn()
  await expect(screen.alert).toHaveText(login.allFieldsRequired)
  expect(calls).toHaveLength(0)
  await screen.field('email').fill(newUser().email)
  await screen.field('password').fill('sbagliata')
  await screen.logIn()
  await expect(screen.alert).toHaveText(login.invalidCredentials)
  await loseCall(page, '/auth/login')
  await screen.logIn()
  await expect(screen.alert).toHaveText(login.connectionError)
  await page.getByRole('link', { name: login.recover }).click()
  await expect(page).toHaveURL(/\/reset-password/)
})

test('a user registers with a discount code, and logs in again', async ({ page, texts }) => {
  await page.goto('/auth')
  const screen = authPage(page, texts)
  const user = newUser()
  const calls = listenForCalls(page, 'POST', '/auth/register')
  await screen.toRegister()
  await screen.field('name').fill(user.name)
  await screen.field('email').fill(user.email)
  await screen.field('password').fill(user.password)
  await screen.register()
  await expect(screen.alert).toHaveText(texts.auth.screen.mustAccept)
  expect(calls).toHaveLength(0)

  await screen.terms.check()
  await screen.code.fill('nope')
  await expect(screen.code).toHaveValue('NOPE')
  await screen.register()
  await expect(screen.alert).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)
  await screen.code.fill('welcome10')
  await screen.register()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(calls.at(-1)?.postDataJSON()).toMatchObject({ discount_code: 'WELCOME10' })

  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/auth')
  await screen.field('email').fill(user.email)
  await screen.field('password').fill(user.password)
  await screen.logIn()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('name, e-mail, password and the terms are enough', { tag: '@long' }, async ({ page, texts }) => {
  await page.goto('/auth')
  const screen = authPage(page, texts)
  const user = newUser()
  const calls = listenForCalls(page, 'POST', '/auth/register')
  await screen.toRegister()
  await screen.field('name').fill(user.name)
  await screen.field('email').fill(user.email)
  await screen.field('password').fill(user.password)
  await screen.terms.check()
  await screen.register()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(calls[0]?.postDataJSON()).toMatchObject({ discount_code: null })
})
