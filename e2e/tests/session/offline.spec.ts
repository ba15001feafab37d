import { expect, test } from '../../fixtures/test.ts'
import { logInAs, registerUser } from '../../fixtures/users.ts'
import { adminPage } from '../../pages/admin.page.ts'
import { dashboardPage } from '../../pages/dashboard.page.ts'

test('without a connection dialogs and languages say so, take no screen away, and come by themselves later', async ({
  page,
  texts,
}) => {
  await logInAs(page, await registerUser())
  await dashboardPage(page, texts).open()
  const greeting = page.getByRole('heading', { level: 1 })
  await expect(greeting).toBeVisible()
  await page.context().setOffline(true)

  await page.getByRole('button', { name: texts.companions.dashboard.premium.topUp }).click()
  const problem = page.getByRole('dialog', { name: texts.common.failure.title })
  await expect(problem).toContainText(texts.common.failure.offline)
  await expect(greeting).toBeAttached()
  await page.context().setOffline(false)
  await expect(page.getByRole('dialog', { name: texts.companions.topUp.title })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.context().setOffline(true)
  await page.getByRole('button', { name: new RegExp(`^${texts.common.language}`) }).click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await expect(page.getByText(texts.common.failure.language)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await page.context().setOffline(false)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('the back office says that there is no connection, keeps what is typed and goes on by itself', {
  tag: '@long',
}, async ({ page, texts }) => {
  const admin = adminPage(page, texts)
  await admin.logIn()
  await admin.open('utenti')
  await expect(page.getByRole('article').first()).toBeVisible()
  const notice = page.getByText(texts.common.failure.offlineNotice)
  await page.context().setOffline(true)
  await expect(notice).toBeVisible()

  await admin.search('nessuno si chiama così')
  await expect(page).toHaveURL(/search=nessuno/)
  await expect(notice).toBeVisible()
  await expect(page.getByText(texts.adminUsers.list.empty)).toBeHidden()
  await page.context().setOffline(false)
  await expect(notice).toBeHidden()
  await expect(page.getByText(texts.adminUsers.list.empty)).toBeVisible()
})
