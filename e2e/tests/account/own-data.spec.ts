import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { listenForCalls } from '../../fixtures/calls.ts'
import { tryToLogIn } from '../../fixtures/logins.ts'
import { prefer } from '../../fixtures/preferences.ts'
import { expect, test } from '../../fixtures/test.ts'
import type { ProductTexts } from '../../fixtures/texts.ts'
import { createCompanion, logInAs, registerUser } from '../../fixtures/users.ts'

const PASSWORD = 'una-password-sicura'

async function openAccount(page: Page, texts: ProductTexts) {
  const session = await registerUser()
  const { name } = await createCompanion(session)
  await logInAs(page, session)
  await page.goto('/dashboard')
  // The cards move the footer down.
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.getByRole('button', { name: texts.shell.userMenu.account }).click()
  const dialog = page.getByRole('dialog', { name: texts.auth.account.title })
  await expect(dialog).toBeVisible()
  return { session, dialog }
}

test('all own data come as a JSON file', async ({ page, texts }) => {
  const { session, dialog } = await openAccount(page, texts)
  const coming = page.waitForEvent('download')
  await dialog.getByRole('button', { name: texts.auth.account.download.button }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^confida-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data).toMatchObject({
    user: { email: session.user.email },
    companions: [{ name: 'Sofia', messages: [], memories: [], emotions: [] }],
  })
  await expect(page.getByText(texts.auth.account.download.done)).toBeVisible()
})

test('the emotion analysis is switched off, and stays so', { tag: '@long' }, async ({ page, texts }) => {
  const { dialog } = await openAccount(page, texts)
  const { emotions } = texts.auth.account
  const choice = dialog.getByRole('checkbox', { name: emotions.label })
  await expect(choice).toBeChecked()
  await choice.click({ force: true })
  // The labels go with it.
  await page.getByRole('alertdialog').getByRole('button', { name: emotions.confirm }).click()
  await expect(page.getByText(emotions.off)).toBeVisible()
  await page.reload()
  await expect(choice).not.toBeChecked()
})

test('deleting the account takes two steps and the password, and ends on the home page', {
  tag: '@long',
}, async ({ page, texts }) => {
  const { session, dialog } = await openAccount(page, texts)
  const { delete: words } = texts.auth.account
  const calls = listenForCalls(page, 'DELETE', '/account')
  await dialog.getByRole('button', { name: words.open }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.continue }).click()
  const last = page.getByRole('dialog', { name: words.confirmTitle })
  const password = last.getByLabel(texts.auth.fields.password, { exact: true })
  const submit = last.getByRole('button', { name: words.submit })
  await expect(submit).toBeDisabled()
  expect(calls).toHaveLength(0)

  await password.fill('sbagliata')
  await submit.click()
  await expect(last.getByRole('alert')).toHaveText(words.wrongPassword)
  await expect(password).toHaveValue('sbagliata')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(session.token)

  await password.fill(PASSWORD)
  await submit.click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText(words.done)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  expect(await tryToLogIn(session.user.email, PASSWORD)).toBe(401)
})

for (const [language, theme] of [
  ['it', 'dark'],
  ['ar', 'light'],
] as const) {
  test.describe(`${language}, ${theme}`, () => {
    test.use({ language })

    test('the dialog and the steps of a deletion are accessible', { tag: '@long' }, async ({
      page,
      texts,
      expectAccessible,
    }) => {
      await prefer(page, { theme })
      const { dialog } = await openAccount(page, texts)
      const { delete: words } = texts.auth.account
      await expectAccessible()
      await dialog.getByRole('button', { name: words.open }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectAccessible()
      await page.getByRole('alertdialog').getByRole('button', { name: words.continue }).click()
      await expect(page.getByRole('dialog', { name: words.confirmTitle })).toBeVisible()
      await expectAccessible()
    })
  })
}
