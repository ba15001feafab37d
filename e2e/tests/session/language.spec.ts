import { languageFacts, languages } from '@confida/contracts'
import { answerCall } from '../../fixtures/calls.ts'
import { expect, test } from '../../fixtures/test.ts'
import { loadTexts } from '../../fixtures/texts.ts'
import { logInAs, registerUser } from '../../fixtures/users.ts'
import { languageMenu } from '../../pages/language.page.ts'

test('an open dashboard follows the language without a reload', { tag: '@long' }, async ({ page }) => {
  await logInAs(page, await registerUser())
  await page.goto('/dashboard')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  for (const language of languages) {
    await languageMenu(page).choose(language)
    const { companions } = await loadTexts(language)
    await expect(page.getByRole('heading', { name: companions.companions.empty.title })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
  }
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('a wrong stored language means Italian', { tag: '@long' }, async ({ page, texts }) => {
  await page.addInitScript(() => localStorage.setItem('selectedLanguage', 'xx'))
  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: texts.auth.login.title })).toBeVisible()
  await expect(languageMenu(page).button).toHaveAccessibleName(new RegExp(languageFacts.it.name))
})

test('a moment without a zone is UTC, shown with the day first and in local time', { tag: '@long' }, async ({
  page,
}) => {
  const session = await registerUser()
  await logInAs(page, session)
  await page.addInitScript(() => localStorage.setItem('selectedLanguage', 'en'))
  for (const created_at of ['2026-01-01T12:00:00', '2026-01-01T12:00:00Z']) {
    await answerCall(page, '/auth/profile', { body: { ...session.user, created_at } })
    await page.goto('/dashboard')
    await expect(page.getByText('01/01/2026 at 13:00')).toBeVisible()
  }
})
