import type { Locator, Page } from '@playwright/test'
import { answerCall, listenForCalls } from '../../fixtures/calls.ts'
import { administrator } from '../../fixtures/product.ts'
import { expect, test } from '../../fixtures/test.ts'
import { adminPage } from '../../pages/admin.page.ts'

/** The entries in their order, groups included, as the specification lists them. */
const entries = [
  'Gestione Utenti',
  'Utenti',
  'Data Broker',
  'Eliminati',
  'Partner',
  'Gestione Tariffe',
  'Email Templates',
  'Feedback',
  'Emotività',
  'Grafiche',
  'Contratto',
  'Pagina Iniziale',
  'Logout',
]

/** Each view, and a word of the title that its screen has. */
const views: [entry: string, view: string, title: RegExp][] = [
  ['Data Broker', 'databroker', /^Data Broker/],
  ['Eliminati', 'eliminati', /^Eliminati/],
  ['Partner', 'partner', /^Partner/],
  ['Gestione Tariffe', 'tariffe', /Tariffe/i],
  ['Email Templates', 'email-templates', /Email/i],
  ['Feedback', 'feedback', /Feedback/i],
  ['Emotività', 'emotivita', /Emot|Emoz/i],
  ['Contratto', 'contratto', /Contratto/i],
  ['Pagina Iniziale', 'homepage', /Pagina iniziale/i],
]

const isShownNow = (page: Page, view: string) => expect(page).toHaveURL(new RegExp(`\\?view=${view}`))

/** The entries of the remotes come when they come, in any order. */
const hasItsEntries = (navigation: Locator) =>
  expect
    .poll(async () => (await navigation.innerText()).split('\n').filter((line) => /\p{L}/u.test(line)))
    .toEqual(entries)

test('the navigation has its entries in order, and each opens its screen', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const admin = adminPage(page, texts)
  await answerCall(page, '/admin/feedbacks/unread-count', { body: { unread_count: 7 } })
  await admin.logIn()
  await page.goto('/dashboard?admin=true')
  await expect(admin.heading('Utenti')).toBeVisible()
  await expect(admin.navigation.getByRole('link', { name: /^Feedback/ })).toContainText('7')
  await hasItsEntries(admin.navigation)
  await expect(page.getByRole('complementary').getByText(administrator.email)).toBeVisible()

  // No cards of statistics about companions and no menu, which are a user's.
  await expect(page.getByText(texts.companions.dashboard.statistics.remaining)).toBeHidden()
  await expect(page.getByRole('button', { name: /^Menu di/ })).toBeHidden()

  for (const [entry, view, title] of views) {
    await admin.navigation.getByRole('link', { name: entry }).click()
    await isShownNow(page, view)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(`${entry} – Confida`)
  }
  for (const [, view] of views.toReversed().slice(1)) {
    await page.goBack()
    await isShownNow(page, view)
  }
})

test('calls of the back office carry the administrator’s token, or the session’s without', {
  tag: '@long',
}, async ({ page, texts }) => {
  const admin = adminPage(page, texts)
  const { token } = await admin.logIn()
  const calls = listenForCalls(page, 'GET', '/admin/users')
  await page.goto('/admin')
  await expect(admin.heading('Utenti')).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('admin_token'))
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(calls.length).toBeGreaterThan(1)
  for (const call of calls) expect(call.headers().authorization).toBe(`Bearer ${token}`)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a menu has the same entries, and no screen is wider than the window', { tag: '@long' }, async ({
    page,
    texts,
  }) => {
    const admin = adminPage(page, texts)
    await admin.logIn()
    await admin.open('utenti')
    const menu = page.getByRole('button', { name: texts.shell.admin.openNavigation })
    await menu.click()
    await hasItsEntries(admin.navigation)
    for (const [entry, view, title] of views) {
      await admin.navigation.getByRole('link', { name: entry }).click()
      await isShownNow(page, view)
      await expect(admin.dialog).toBeHidden()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      await menu.click()
    }
    await page.keyboard.press('Escape')
    const remotes = page.getByRole('link', { name: texts.adminUsers.navigation.remotes })
    await remotes.click()
    await expect(admin.heading(texts.adminUsers.remotes.title)).toBeVisible()
    await expect(remotes).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
