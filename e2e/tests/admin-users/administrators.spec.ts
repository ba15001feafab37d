import type { Page } from '@playwright/test'
import { linkMailedTo } from '../../fixtures/mail.ts'
import { administrator } from '../../fixtures/product.ts'
import { expect, test } from '../../fixtures/test.ts'
import { fill, type ProductTexts } from '../../fixtures/texts.ts'
import { newUser } from '../../fixtures/users.ts'
import { adminPage } from '../../pages/admin.page.ts'

type NewAdministrator = ReturnType<typeof newUser>

async function accept(page: Page, { name, email, password }: NewAdministrator, { profile }: ProductTexts) {
  const words = profile.invitation
  await page.goto(await linkMailedTo(email, 'administrator_invitation'))
  await page.getByLabel(words.name, { exact: true }).fill(name)
  await page.getByLabel(words.newPassword, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.accept }).click()
  await page.getByRole('link', { name: words.logIn }).click()
}

async function logIn(page: Page, { email, password }: NewAdministrator, { auth }: ProductTexts) {
  await page.getByLabel(auth.fields.email, { exact: true }).fill(email)
  await page.getByLabel(auth.fields.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: auth.login.submit, exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard/)
}

test('who is invited for support sees no payments, and is out with the next step once revoked', {
  tag: '@long',
}, async ({ page, texts, browser, contextOptions }) => {
  const { administrators, adminUsers, adminContent, shell } = texts
  const { actions, changes, invite } = administrators
  const admin = adminPage(page, texts)
  const invited = newUser('Bea Nuova')
  await admin.logIn()
  await admin.open('amministratori')
  await page.getByRole('button', { name: invite.open, exact: true }).click()
  await admin.dialog.getByLabel(administrators.columns.email, { exact: true }).fill(invited.email)
  await admin.dialog.getByRole('radio', { name: administrators.roles.support.name }).check()
  await admin.dialog.getByLabel(adminUsers.password.admin).fill(administrator.password)
  await admin.confirm(invite.send)
  await expect(page.getByText(fill(invite.done, { email: invited.email }))).toBeVisible()

  const context = await browser.newContext({ ...contextOptions, locale: 'it-IT' })
  const other = await context.newPage()
  const support = adminPage(other, texts)
  await accept(other, invited, texts)
  await logIn(other, invited, texts)
  await expect(support.navigation.getByRole('link', { name: adminContent.outbox.title })).toBeVisible()
  await expect(support.navigation.getByRole('link', { name: adminContent.navigation.tiers })).toBeHidden()
  await other.keyboard.press('ControlOrMeta+k')
  const palette = other.getByRole('combobox', { name: shell.palette.placeholder })
  await palette.fill(adminContent.navigation.payments)
  await expect(other.getByRole('option', { name: adminContent.navigation.payments })).toBeHidden()
  await support.open('pagamenti')
  await expect(other.getByRole('heading', { level: 1, name: shell.admin.notPermitted })).toBeVisible()
  const entry = support.navigation.getByRole('link', {
    name: new RegExp(`^${adminContent.navigation.feedback}`),
  })
  await expect(entry).toBeVisible()

  await page.reload()
  await admin.row(invited.email).getByRole('button', { name: actions.revoke }).click()
  await admin.dialog.getByLabel(adminUsers.password.admin).fill(administrator.password)
  await admin.confirm(actions.revoke)
  await expect(page.getByText(changes.revoke.done)).toBeVisible()
  await expect(admin.row(invited.email)).toBeHidden()
  await entry.click()
  await expect(other.getByRole('button', { name: texts.auth.login.submit, exact: true })).toBeVisible()
  await context.close()
})
