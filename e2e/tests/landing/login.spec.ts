import { answerCall, listenForCalls, loseCall } from '../../fixtures/calls.ts'
import { expect, test } from '../../fixtures/test.ts'
import { newUser, registerUser } from '../../fixtures/users.ts'
import { landingPage } from '../../pages/landing.page.ts'
import { userMenu } from '../../pages/user-menu.page.ts'

test.beforeEach(async ({ page, texts }) => {
  const landing = landingPage(page, texts)
  await landing.open()
  await landing.openLogin()
  await expect(landing.dialog).toBeVisible()
})

test('the form says what is wrong', { tag: '@long' }, async ({ page, texts }) => {
  const { dialog, logIn } = landingPage(page, texts)
  const { login, fields } = texts.auth
  const calls = listenForCalls(page, 'POST', '/auth/login')

  await logIn({ email: '', password: 'qualcosa' })
  await expect(dialog.getByRole('alert')).toHaveText(login.allFieldsRequired)
  await logIn({ email: 'anna@example.org', password: '' })
  await expect(dialog.getByRole('alert')).toHaveText(login.allFieldsRequired)
  expect(calls).toHaveLength(0)

  await logIn({ email: newUser().email, password: 'sbagliata' })
  await expect(dialog.getByRole('alert')).toHaveText(login.invalidCredentials)
  await loseCall(page, '/auth/login')
  await logIn({ email: 'anna@example.org', password: 'qualcosa' })
  await expect(dialog.getByRole('alert')).toHaveText(login.connectionError)

  const password = dialog.getByLabel(fields.password, { exact: true })
  await dialog.getByRole('button', { name: texts.common.password.show }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await dialog.getByRole('button', { name: texts.common.password.hide }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('links lead to the registration and to the recovery, which says what the server says', {
  tag: '@long',
}, async ({ page, texts }) => {
  const { dialog } = landingPage(page, texts)
  const { auth } = texts
  await dialog.getByRole('button', { name: auth.login.register, exact: true }).click()
  await expect(page.getByRole('dialog', { name: auth.register.title })).toBeVisible()
  await dialog.getByRole('button', { name: auth.register.login, exact: true }).click()
  await expect(page.getByRole('dialog', { name: auth.login.title })).toBeVisible()
  await dialog.getByRole('button', { name: auth.login.recover }).click()

  const calls = listenForCalls(page, 'POST', '/auth/password-reset-request')
  const recovery = page.getByRole('dialog', { name: auth.recovery.title })
  await expect(recovery.getByRole('textbox')).toHaveCount(1)
  await recovery.getByRole('button', { name: auth.recovery.cancel }).click()
  await expect(recovery).toBeHidden()
  expect(calls).toHaveLength(0)

  await landingPage(page, texts).openLogin()
  await dialog.getByRole('button', { name: auth.login.recover }).click()
  await answerCall(page, '/auth/password-reset-request', { body: { message: 'XYZ' } })
  await recovery.getByRole('textbox').fill('anna@example.org')
  await recovery.getByRole('button', { name: auth.recovery.send }).click()
  await expect(recovery.getByRole('status')).toHaveText('XYZ')
})

test('credentials are remembered only when asked for, and never in plain', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const landing = landingPage(page, texts)
  const { dialog } = landing
  const { fields, login } = texts.auth
  const password = 'una-password-sicura'
  const { user } = await registerUser()
  const remembered = () => page.evaluate(() => localStorage.getItem('rememberedCredentials'))
  const box = dialog.getByRole('checkbox', { name: login.remember })

  await landing.logIn({ email: user.email, password })
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await remembered()).toBeNull()
  await userMenu(page, texts, user.name).logOut()
  await expect(page).toHaveURL(/\/$/)

  await landing.openLogin()
  await box.check()
  await landing.logIn({ email: user.email, password })
  await expect(page).toHaveURL(/\/dashboard$/)
  const stored = (await remembered()) ?? ''
  expect(Object.keys(JSON.parse(stored)).sort()).toEqual(['email', 'password', 'rememberMe'])
  expect(JSON.parse(stored).rememberMe).toBe(true)
  expect(stored).not.toContain(password)
  expect(stored).not.toContain(Buffer.from(password).toString('base64'))
  await userMenu(page, texts, user.name).logOut()
  await expect(page).toHaveURL(/\/$/)

  await landing.openLogin()
  await expect(dialog.getByLabel(fields.email, { exact: true })).toHaveValue(user.email)
  await expect(dialog.getByLabel(fields.password, { exact: true })).toHaveValue(password)
  await expect(box).toBeChecked()
  await dialog.getByRole('button', { name: login.submit, exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
