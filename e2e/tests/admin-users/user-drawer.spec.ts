import { expect, test } from '../../fixtures/test.ts'
import { logInAs, registerUser } from '../../fixtures/users.ts'
import { adminPage } from '../../pages/admin.page.ts'

test('an administrator reads what happened with somebody, leaves a note and logs them out', {
  tag: '@long',
}, async ({ page, browser, texts, expectAccessible }) => {
  const session = await registerUser(`Zoe ${crypto.randomUUID().slice(0, 8)}`)
  const { id, email, name } = session.user
  const visitor = await browser.newPage()
  await logInAs(visitor, session)
  await visitor.goto('/dashboard')

  const admin = adminPage(page, texts)
  const { drawer } = texts.adminUsers
  const tab = (label: string) => admin.dialog.getByRole('tab', { name: label })
  await admin.logIn()
  await admin.open('utenti', `&layout=table&search=${email}`)
  await page.getByRole('button', { name }).click()
  await tab(drawer.tabs.timeline).click()
  await expect(admin.dialog.getByText(drawer.timeline.events.registration, { exact: true })).toBeVisible()
  await expectAccessible()

  await tab(drawer.tabs.note).click()
  const note = admin.dialog.getByLabel(drawer.note.label)
  await note.fill('Ha chiesto una fattura.')
  await admin.confirm(texts.common.actions.save)
  await expect(page.getByText(drawer.note.saved)).toBeVisible()
  // The account and its tab are in the address.
  await page.reload()
  await expect(note).toHaveValue('Ha chiesto una fattura.')
  await expectAccessible()

  await tab(drawer.tabs.sessions).click()
  await admin.dialog.getByRole('button', { name: drawer.sessions.endAll }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: drawer.sessions.endAll }).click()
  await expect(admin.dialog.getByText(drawer.sessions.empty)).toBeVisible()
  await visitor.reload()
  await expect(visitor).toHaveURL(/\/auth|\/$/)
  await visitor.close()
  await expect(page).toHaveURL(new RegExp(`user=${id}&tab=sessions`))
})
