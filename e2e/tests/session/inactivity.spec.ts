import type { Page } from '@playwright/test'
import { administrator } from '../../fixtures/product.ts'
import { expect, test } from '../../fixtures/test.ts'
import type { ProductTexts } from '../../fixtures/texts.ts'
import { logInAdministrator, logInAs, registerUser } from '../../fixtures/users.ts'
import { landingPage } from '../../pages/landing.page.ts'
import { userMenu } from '../../pages/user-menu.page.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** The dashboard with a clock that stands still until a test moves it. */
async function openWithStoppedClock(page: Page, texts: ProductTexts) {
  const session = await registerUser()
  await logInAs(page, session)
  await page.clock.install()
  await page.goto('/dashboard')
  const menu = userMenu(page, texts, session.user.name)
  await expect(menu.button).toBeVisible()
  await page.clock.pauseAt(Date.now() + MINUTE)
  await page.keyboard.press('Shift')
  return menu
}

test('after an hour without activity the landing page says why, for ten seconds', async ({ page, texts }) => {
  const menu = await openWithStoppedClock(page, texts)
  const banner = page
    .getByRole('alert')
    .filter({ hasText: 'Sei stato disconnesso per inattività (60 minuti)' })
  await page.clock.fastForward(60 * MINUTE - SECOND)
  await expect(menu.button).toBeVisible()
  await page.clock.fastForward(SECOND)
  await expect(page).toHaveURL(/\/$/)
  await page.clock.runFor(100)
  await expect(banner).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  const [red = 0, green = 0, blue = 255] = (
    (await banner.evaluate((element) => getComputedStyle(element).backgroundColor)).match(/\d+/g) ?? []
  ).map(Number)
  expect(red).toBeGreaterThan(green)
  expect(green).toBeGreaterThan(blue)
  await page.clock.runFor(9.5 * SECOND)
  await expect(banner).toBeVisible()
  await page.clock.runFor(SECOND)
  await expect(banner).toBeHidden()
})

test('mouse, key, scroll and touch start the hour anew', { tag: '@long' }, async ({ page, texts }) => {
  const menu = await openWithStoppedClock(page, texts)
  for (const touch of [
    () => page.mouse.move(200, 300),
    () => page.keyboard.press('Shift'),
    () => page.locator('body').dispatchEvent('scroll'),
    () => page.locator('body').dispatchEvent('touchstart'),
  ]) {
    await page.clock.fastForward(59 * MINUTE)
    await touch()
  }
  await page.clock.fastForward(59 * MINUTE)
  await expect(menu.button).toBeVisible()
  await page.clock.fastForward(MINUTE)
  await expect(page).toHaveURL(/\/$/)
})

test('an administrator comes back to the same address with the next login', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  await logInAs(page, await logInAdministrator())
  await page.clock.install()
  await page.goto('/dashboard?view=utenti&search=nessuno')
  const search = page.getByLabel(texts.adminUsers.filters.search, { exact: true })
  await expect(search).toHaveValue('nessuno')
  await page.clock.fastForward(60 * MINUTE + SECOND)
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('Sei stato disconnesso per inattività (60 minuti)')).toBeVisible()
  const landing = landingPage(page, texts)
  await landing.openLogin()
  await landing.logIn(administrator)
  await expect(page).toHaveURL(/\/dashboard\?view=utenti&search=nessuno$/)
  await expect(search).toHaveValue('nessuno')
})
