import { expect, test } from '../../fixtures/test.ts'
import { logInAdministrator, logInAs } from '../../fixtures/users.ts'

test('administrators find their open sessions below the back office', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  await logInAs(page, await logInAdministrator())
  await page.goto('/dashboard?view=utenti')
  await page.getByRole('button', { name: texts.shell.userMenu.account }).click()
  const dialog = page.getByRole('dialog', { name: texts.auth.account.title })
  await expect(dialog.getByText(texts.secondStep.sessions.current)).toBeVisible()
  await expect(dialog.getByText('Chrome · Windows').first()).toBeVisible()
})
