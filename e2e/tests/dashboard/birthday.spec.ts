import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { logInAs, registerUser } from '../../fixtures/users.ts'
import { dashboardPage } from '../../pages/dashboard.page.ts'

const bornInMay = { name: 'Anna Rossi', birth_date: '1990-05-03' }

/** What is loaded when it is needed comes with the network, but is drawn by the clock. */
const comeUp = (page: Page, part: Locator) =>
  expect(async () => {
    await page.clock.runFor(50)
    await expect(part).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [50] })

test('a birthday is greeted after 1.5 s, once a day, and again the next year', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  await page.clock.install({ time: '2026-05-03T08:00:00Z' })
  const session = await registerUser(bornInMay)
  await logInAs(page, session)
  const dashboard = dashboardPage(page, texts)
  const greeting = page.getByRole('dialog', { name: 'Buon compleanno, Anna Rossi!' })
  const text = page.getByText(texts.companions.birthday.text)
  const shownDate = () => page.evaluate(() => localStorage.getItem('birthday_shown_date'))

  await page.clock.pauseAt('2026-05-03T09:00:00Z')
  await dashboard.open()
  await comeUp(page, dashboard.title)
  await page.clock.runFor(1400)
  expect(await shownDate()).toBeNull()
  await page.clock.runFor(100)
  expect(await shownDate()).toBe('2026-05-03')
  await comeUp(page, greeting)
  await expect(greeting.locator('[data-balloon]')).toHaveCount(8)
  await expect(text).toHaveCSS('opacity', '0')
  await page.clock.runFor(1000)
  await expect(text).toHaveCSS('opacity', '1')
  await page.getByRole('button', { name: texts.companions.birthday.action }).click()
  await expect(greeting).toBeHidden()

  await page.reload()
  await comeUp(page, dashboard.title)
  await page.clock.runFor(5000)
  await expect(greeting).toBeHidden()

  await page.evaluate(() => localStorage.setItem('birthday_shown_date', '2025-05-03'))
  await page.reload()
  await comeUp(page, dashboard.title)
  await page.clock.runFor(1500)
  await comeUp(page, greeting)
})

test('another day is no birthday', { tag: '@long' }, async ({ page, texts }) => {
  await page.clock.install({ time: '2026-05-02T08:00:00Z' })
  await logInAs(page, await registerUser(bornInMay))
  const dashboard = dashboardPage(page, texts)
  await page.clock.pauseAt('2026-05-02T09:00:00Z')
  await dashboard.open()
  await comeUp(page, dashboard.title)
  await page.clock.runFor(5000)
  expect(await page.evaluate(() => localStorage.getItem('birthday_shown_date'))).toBeNull()
})
