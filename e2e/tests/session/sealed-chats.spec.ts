import { fetchApi } from '../../fixtures/api.ts'
import { codeMailedTo } from '../../fixtures/mail.ts'
import { expect, test } from '../../fixtures/test.ts'
import { createCompanion, logInAdministrator, registerUser, sendMessage } from '../../fixtures/users.ts'
import { landingPage } from '../../pages/landing.page.ts'

const MESSAGE = 'Un segreto tra noi due'

test('a password that an administrator has set opens no chat before the mailbox has confirmed', {
  tag: '@long',
}, async ({ page, texts }) => {
  const session = await registerUser('Vera Bianchi')
  const companion = await createCompanion(session)
  await sendMessage(session, companion.id, MESSAGE)
  const { token } = await logInAdministrator()
  const answer = await fetchApi(`/admin/user/${session.user.id}/generate-password`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ new_password: 'di passaggio' }),
  })
  expect(answer.ok).toBe(true)

  const landing = landingPage(page, texts)
  await landing.open()
  await landing.openLogin()
  await landing.logIn({ email: session.user.email, password: 'di passaggio' })
  const { changePassword } = texts.auth
  await expect(page.getByText(changePassword.required)).toBeVisible()
  await page.goto(`/text-chat/${companion.id}`)
  await expect(page.getByText(changePassword.required)).toBeVisible()
  await page.getByLabel(changePassword.current).fill('di passaggio')
  await page.getByLabel(changePassword.new, { exact: true }).fill('scelta da me')
  await page.getByLabel(changePassword.confirmation).fill('scelta da me')
  await page.getByRole('button', { name: changePassword.submit }).click()

  const { unseal } = texts.secondStep
  await expect(page.getByRole('dialog', { name: unseal.title })).toBeVisible()
  await expect(page.getByText(MESSAGE)).toBeHidden()
  await page.getByRole('button', { name: unseal.send }).click()
  const code = page.getByLabel(unseal.code)
  await code.fill(await codeMailedTo(session.user.email, 'mailbox_code'))
  await page.getByRole('button', { name: unseal.submit }).click()
  await expect(page.getByText(unseal.done)).toBeVisible()
  await expect(page.getByText(MESSAGE)).toBeVisible()
})
