import { randomUUID } from 'node:crypto'
import { fetchApi } from '../../fixtures/api.ts'
import { tryToLogIn } from '../../fixtures/logins.ts'
import { expect, test } from '../../fixtures/test.ts'
import { logInAdministrator, logInAs, registerUser } from '../../fixtures/users.ts'
import { selectField } from '../../pages/select.page.ts'

test('a change is in the log, reached from the header, with before and after', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const { auditLog, navigation } = texts.adminContent
  const admin = await logInAdministrator()
  const name = `Prima ${randomUUID().slice(0, 8)}`
  const { user } = await registerUser(name)
  const changed = await fetchApi(`/admin/users/${user.id}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${admin.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: `${name} Dopo`, email: user.email, phone: null, birth_date: null }),
  })
  expect(changed.status).toBe(200)

  await logInAs(page, admin)
  await page.goto('/dashboard?view=feedback')
  await page.getByRole('banner').getByRole('link', { name: navigation.auditLog }).click()
  await expect(page.getByRole('heading', { level: 1, name: auditLog.title })).toBeVisible()
  // It is no entry of the menu, whose entries the specification fixes.
  const menu = page.getByRole('navigation', { name: texts.shell.admin.navigation })
  await expect(menu.getByRole('link', { name: navigation.auditLog })).toHaveCount(0)
  const action = selectField(page, auditLog.action)
  await action.choose(auditLog.actions.user.update)
  await page.getByRole('searchbox', { name: auditLog.user }).fill(name)
  const entries = page.getByRole('table', { name: texts.adminContent.securityLog.logs.changes })
  const rows = entries.locator('tbody').getByRole('row').filter({ hasText: auditLog.actions.user.update })
  await expect(rows).toHaveCount(1)
  await rows.getByRole('button', { expanded: false }).press('Enter')
  await expect(entries.locator('del')).toHaveText(name)
  await expect(entries.locator('ins')).toHaveText(`${name} Dopo`)
  await expect(page).toHaveURL(/action=user.update&search=Prima/)
  await action.choose(auditLog.actions.user.delete)
  await expect(page.getByText(auditLog.noMatch)).toBeVisible()
})

test('a failed login is in the security log, beside the log of changes', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const { securityLog, auditLog } = texts.adminContent
  const name = `Vera ${randomUUID().slice(0, 8)}`
  const { user } = await registerUser(name)
  expect(await tryToLogIn(user.email, 'sbagliata')).toBe(401)

  await logInAs(page, await logInAdministrator())
  await page.goto('/dashboard?view=registro')
  await page.getByText(securityLog.logs.security).click()
  await selectField(page, securityLog.event).choose(securityLog.events.login.failure)
  await page.getByRole('searchbox', { name: securityLog.who }).fill(name)
  const entries = page.getByRole('table', { name: securityLog.logs.security })
  const rows = entries.locator('tbody').getByRole('row').filter({ hasText: securityLog.events.login.failure })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(user.email)
  await page.getByText(securityLog.logs.changes).click()
  await expect(page.getByText(auditLog.description)).toBeVisible()
})
