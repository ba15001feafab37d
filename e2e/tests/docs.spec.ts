import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { registerUser } from '../fixtures/users.ts'

/** Tries a call without input. Swagger UI has no name for a call's part of the page but its class. */
async function tryCall(page: Page, path: string) {
  const call = page.locator('.opblock').filter({ hasText: path }).first()
  // It draws what is in sight, and a call may be far down.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(call).toBeVisible({ timeout: 500 })
  }).toPass()
  await call.getByRole('button').first().click()
  await call.getByRole('button', { name: 'Try it out' }).click()
  await call.getByRole('button', { name: 'Execute' }).click()
  return call.getByRole('table').filter({ hasText: 'Response body' })
}

test('calls of the API can be tried as the person of a token, writing ones too', { tag: '@long' }, async ({
  page,
}) => {
  const { token, user } = await registerUser()
  await page.goto('/api/docs')
  await page.getByRole('button', { name: 'Authorize' }).first().click()
  await page.getByLabel('auth-bearer-value').fill(token)
  await page.getByRole('button', { name: 'Apply credentials' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(await tryCall(page, '/api/auth/profile')).toContainText(user.email)
  await expect(await tryCall(page, '/api/auth/logout')).toContainText('"success": true')
})
