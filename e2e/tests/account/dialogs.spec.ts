import type { Page } from '@playwright/test'
import { answerCall, holdCall, listenForCalls } from '../../fixtures/calls.ts'
import { expect, test } from '../../fixtures/test.ts'
import { fill, type ProductTexts } from '../../fixtures/texts.ts'
import { logInAs, registerUser } from '../../fixtures/users.ts'
import { userMenu } from '../../pages/user-menu.page.ts'

async function openDashboard(page: Page, texts: ProductTexts) {
  const session = await registerUser()
  await logInAs(page, session)
  await page.goto('/dashboard')
  return { session, menu: userMenu(page, texts, session.user.name), dialog: page.getByRole('dialog') }
}

test('feedback needs a rating and a text, and is kept when it cannot be sent', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const { session, menu, dialog } = await openDashboard(page, texts)
  const { feedback, notifications } = texts.companions
  await menu.choose('feedback')
  const message = dialog.getByRole('textbox', { name: feedback.message })
  const send = dialog.getByRole('button', { name: feedback.send })
  const calls = listenForCalls(page, 'POST', '/feedback')

  await message.fill('0123456789')
  const { characters } = texts.common.field
  await expect(dialog.getByText(fill(characters, { count: 10, max: 1000 }))).toBeVisible()
  await expect(send).toBeDisabled()
  for (const label of Object.values(feedback.labels)) {
    await dialog.getByRole('radio', { name: label, exact: true }).check({ force: true })
    await expect(dialog.getByText(label, { exact: true }).first()).toBeVisible()
  }
  await message.fill('   ')
  await expect(send).toBeDisabled()
  await message.fill('a'.repeat(1000))
  await message.press('End')
  await message.pressSequentially('b')
  await expect(message).toHaveValue('a'.repeat(1000))

  await message.fill('Molto bello')
  await answerCall(page, '/feedback', { status: 500 })
  await send.click()
  await expect(page.getByText(notifications.feedback_error)).toBeVisible()
  await expect(message).toHaveValue('Molto bello')
  await page.unrouteAll()
  const release = await holdCall(page, '/feedback')
  await send.click()
  await expect(dialog.getByRole('button', { name: feedback.sending, exact: true })).toBeVisible()
  release()
  await expect(page.getByText(notifications.feedback_sent)).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(calls.at(-1)?.postDataJSON()).toEqual({
    message: 'Molto bello',
    rating: 5,
    user_name: session.user.name,
    user_email: session.user.email,
  })
})

test('a password change ends the other sessions and carries on with this one', { tag: '@long' }, async ({
  page,
  request,
  texts,
}) => {
  const { session, menu, dialog } = await openDashboard(page, texts)
  const { changePassword: words, notifications } = texts.auth
  await menu.choose('change-password')
  const submit = dialog.getByRole('button', { name: words.submit })
  const fillIn = async (current: string, next: string, again: string) => {
    await dialog.getByLabel(words.current, { exact: true }).fill(current)
    await dialog.getByLabel(words.new, { exact: true }).fill(next)
    await dialog.getByLabel(words.confirmation, { exact: true }).fill(again)
  }
  const token = () => page.evaluate(() => localStorage.getItem('token'))

  await fillIn('x', 'abc', '')
  await expect(dialog.getByText(words.minimum)).toBeVisible()
  await fillIn('x', 'abcdef', 'abcdeg')
  await expect(dialog.getByText(words.mismatch)).toBeVisible()
  await expect(submit).toBeDisabled()
  await fillIn('', 'abcdef', 'abcdef')
  await expect(dialog.getByText(words.match)).toBeVisible()
  await expect(submit).toBeDisabled()

  const calls = listenForCalls(page, 'POST', '/auth/change-password')
  for (const [given, text] of [
    [['', 'abcdef', 'abcdef'], notifications.fill_current_password],
    [['x', '', ''], notifications.fill_new_password],
    [['x', 'abcdef', 'abcdeg'], notifications.password_mismatch],
    [['x', 'abcde', 'abcde'], notifications.password_too_short],
  ] as const) {
    await fillIn(given[0], given[1], given[2])
    // Past the disabled button, as a script or a password manager may do.
    await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(dialog.getByRole('alert')).toHaveText(text)
  }
  expect(calls).toHaveLength(0)

  await fillIn('sbagliata', 'abcdef', 'abcdef')
  await submit.click()
  await expect(dialog.getByRole('alert')).toHaveText(notifications.password_incorrect)
  expect(await token()).toBe(session.token)
  await answerCall(page, '/auth/change-password', { status: 400, body: { detail: 'X' } })
  await submit.click()
  await expect(dialog.getByRole('alert')).toHaveText('Errore: X')
  await answerCall(page, '/auth/change-password', { status: 500 })
  await submit.click()
  await expect(dialog.getByRole('alert')).toHaveText(notifications.password_error)
  await page.unrouteAll()
  await fillIn('una-password-sicura', 'abcdef', 'abcdef')
  await submit.click()
  await expect(page.getByText(notifications.password_changed)).toBeVisible()

  const fresh = await token()
  expect(fresh).not.toBe(session.token)
  const profile = (bearer: string | null) =>
    request.get('/api/auth/profile', { headers: { Authorization: `Bearer ${bearer}` } })
  expect((await profile(session.token)).status()).toBe(401)
  expect((await profile(fresh)).status()).toBe(200)
  await page.reload()
  await expect(menu.button).toBeVisible()
})

test('the contact dialog: the mail client, and a word about WhatsApp', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const { menu, dialog } = await openDashboard(page, texts)
  const { contact } = texts.auth
  await menu.choose('contact')
  await expect(dialog.getByRole('link', { name: contact.email })).toHaveAttribute('href', /^mailto:/)
  await dialog.getByRole('button', { name: contact.whatsapp }).click()
  await expect(dialog.getByRole('alert')).toContainText(contact.whatsappAlert)
  await expect(page).toHaveURL(/\/dashboard/)
  expect(page.context().pages()).toHaveLength(1)
})
