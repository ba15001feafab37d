import type { Page } from '@playwright/test'
import { answerCall, listenForCalls, loseCall } from '../../fixtures/calls.ts'
import { expect, test } from '../../fixtures/test.ts'
import { fill, type ProductTexts } from '../../fixtures/texts.ts'
import { newUser } from '../../fixtures/users.ts'
import { landingPage } from '../../pages/landing.page.ts'

async function openRegister(page: Page, texts: ProductTexts) {
  const landing = landingPage(page, texts)
  await landing.open()
  await landing.openRegister()
  await expect(landing.dialog.getByLabel(texts.auth.fields.birthDate)).toBeVisible()
  return landing
}

test('the form lists what is missing and sends nothing', { tag: '@long' }, async ({ page, texts }) => {
  const { dialog } = await openRegister(page, texts)
  const { fields, register } = texts.auth
  const calls = listenForCalls(page, 'POST', '/auth/register')
  const submit = () => dialog.getByRole('button', { name: register.submit, exact: true }).click()
  const all = [fields.name, fields.birthDate, fields.phone, fields.email, fields.password]

  await submit()
  for (const label of all) await expect(dialog.getByRole('alert')).toContainText(label)
  await dialog.getByLabel(fields.name, { exact: true }).fill('Anna')
  await submit()
  await expect(dialog.getByRole('alert')).not.toContainText(fields.name)
  for (const label of all.slice(1)) await expect(dialog.getByRole('alert')).toContainText(label)
  expect(calls).toHaveLength(0)
})

test('birth dates end today', { tag: '@long' }, async ({ page, texts }) => {
  await page.clock.setFixedTime(new Date('2026-06-15T10:00:00'))
  const { dialog } = await openRegister(page, texts)
  const birthDate = dialog.getByLabel(texts.auth.fields.birthDate)
  await birthDate.fill('16/06/2026')
  await expect(dialog.getByText(texts.common.date.future)).toBeVisible()
  await birthDate.press('Tab')
  await expect(birthDate).toHaveValue('16/06/2026')
  await expect(dialog.getByText(texts.common.date.future)).toBeVisible()
  await birthDate.fill('15/06/2026')
  await expect(dialog.getByText(texts.common.date.future)).toBeHidden()
  await birthDate.fill('03/05/1990')
  await birthDate.press('Enter')
  await expect(birthDate).toHaveValue('03/05/1990')
  await birthDate.click()
  await expect(dialog.getByRole('button').filter({ hasText: /^1990$/ })).toBeVisible()
})

test('a user registers; the phone carries its prefix', { tag: '@long' }, async ({ page, texts }) => {
  const landing = await openRegister(page, texts)
  const { fields, register, terms } = texts.auth
  const prefix = landing.dialog.getByRole('combobox', { name: fields.prefix })
  await expect(prefix.getByRole('option')).toHaveCount(20)
  await expect(prefix.getByRole('option', { selected: true })).toHaveText(/\+39$/)

  await landing.dialog.getByLabel(fields.name, { exact: true }).fill('Anna')
  await landing.dialog.getByRole('button', { name: register.terms }).click()
  await page.getByRole('button', { name: terms.understood }).click()
  await expect(landing.dialog.getByLabel(fields.name, { exact: true })).toHaveValue('Anna')
  await expect(landing.dialog.getByRole('checkbox')).toHaveCount(0)

  const calls = listenForCalls(page, 'POST', '/auth/register')
  const user = newUser()
  await landing.register(user)
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(calls[0]?.postDataJSON()).toEqual({
    name: user.name,
    email: user.email,
    password: user.password,
    birth_date: '1990-05-03',
    phone: '+39 3331234567',
    discount_code: null,
  })
})

test('a refusal is shown in the server’s words, with the field that it is about', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const landing = await openRegister(page, texts)
  const { auth } = texts
  const alert = landing.dialog.getByRole('alert')
  const prefixed = (label: string, reason: string) => fill(auth.register.prefixed, { label, reason })
  const submit = () => landing.dialog.getByRole('button', { name: auth.register.submit, exact: true }).click()
  await answerCall(page, '/auth/register', { status: 400, body: { detail: 'D1', message: 'M1' } })
  await landing.register(newUser())
  await expect(alert).toHaveText('D1')

  for (const [answer, text] of [
    [{ body: { message: 'M1' } }, 'M1'],
    [{ text: 'plain reason' }, 'plain reason'],
    [{ body: { detail: 'Email già registrata' } }, auth.register.emailExists],
    [{ body: { detail: 'Email already registered' } }, auth.register.emailExists],
    [{ body: { detail: 'password too weak' } }, prefixed(auth.fields.password, 'password too weak')],
    [{ body: { detail: 'birth date invalid' } }, prefixed(auth.fields.birthDate, 'birth date invalid')],
    [{ body: { detail: 'phone invalid' } }, prefixed(auth.fields.phone, 'phone invalid')],
    [{ body: { detail: 'email invalid' } }, prefixed(auth.fields.email, 'email invalid')],
  ] as const) {
    await answerCall(page, '/auth/register', { status: 400, ...answer })
    await submit()
    await expect(alert).toHaveText(text)
  }
  await loseCall(page, '/auth/register')
  await submit()
  await expect(alert).toHaveText(auth.login.connectionError)
})

test('nobody under 18 registers', { tag: '@long' }, async ({ page, texts }) => {
  const landing = await openRegister(page, texts)
  const birthday = new Date()
  birthday.setFullYear(birthday.getFullYear() - 17)
  await landing.register({ ...newUser(), birthDate: birthday.toLocaleDateString('en-GB') })
  await expect(landing.dialog.getByRole('alert')).toContainText('18')
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
