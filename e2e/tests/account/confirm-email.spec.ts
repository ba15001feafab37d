import { linkMailedTo } from '../../fixtures/mail.ts'
import { expect, test } from '../../fixtures/test.ts'
import { logInAs, newUser, registerUser } from '../../fixtures/users.ts'

test('the link in the welcome mail confirms the address', { tag: '@long' }, async ({
  page,
  texts,
  expectAccessible,
}) => {
  const words = texts.profile
  const session = await registerUser()
  await logInAs(page, session)
  await page.goto('/dashboard?dialog=account')
  await expect(page.getByText(words.unconfirmed)).toBeVisible()

  await page.goto(await linkMailedTo(session.user.email, 'welcome'))
  await expectAccessible()
  await page.getByRole('button', { name: words.confirm }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.done })).toBeVisible()
  await expect(page.getByRole('status')).toContainText(session.user.email)
  await page.goto('/dashboard?dialog=account')
  await expect(page.getByRole('button', { name: words.changeEmail })).toBeVisible()
  await expect(page.getByText(words.unconfirmed)).toBeHidden()
})

test('a new address takes the place of the old one once its link is followed', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const words = texts.profile
  const { email, password } = newUser()
  const session = await registerUser()
  await logInAs(page, session)
  await page.goto('/dashboard?dialog=account')
  await page.getByRole('button', { name: words.changeEmail }).click()
  const dialog = page.getByRole('dialog', { name: words.changeEmail })
  await dialog.getByLabel(words.email, { exact: true }).fill(email)
  await dialog.getByLabel(words.password, { exact: true }).fill(password)
  await dialog.getByRole('button', { name: words.sendLink }).click()
  await expect(dialog).toBeHidden()

  await page.goto(await linkMailedTo(email, 'email_change'))
  await page.getByRole('button', { name: words.confirm }).click()
  await expect(page.getByRole('status')).toContainText(email)
  await page.goto('/auth')
  await page.getByLabel(texts.auth.fields.email, { exact: true }).fill(email)
  await page.getByLabel(texts.auth.fields.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: texts.auth.login.submit, exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard/)
})
