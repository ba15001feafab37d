import type { PublicHomepage } from '@confida/contracts'
import { fetchApi } from '../../fixtures/api.ts'
import { product } from '../../fixtures/product.ts'
import { expect, test } from '../../fixtures/test.ts'
import { fill, loadTexts } from '../../fixtures/texts.ts'
import { logInAdministrator, logInAs } from '../../fixtures/users.ts'
import { languageMenu } from '../../pages/language.page.ts'

// The landing page that every other test looks at is changed here, in the project `serial`.
let before: PublicHomepage

test.beforeAll(async () => {
  before = await (await fetchApi('/homepage')).json()
})

test('what an administrator writes stands on the landing page, and the rest is still translated', {
  tag: '@long',
}, async ({ page, browser, texts, expectAccessible }) => {
  const { editor, homepage } = texts.adminContent
  const title = 'Una voce che resta'
  const edit = page
    .getByRole('radiogroup', { name: editor.mode })
    .getByText(editor.modes.edit, { exact: true })
  await logInAs(page, await logInAdministrator())
  await page.goto('/dashboard?view=homepage')
  await expect(page.getByRole('heading', { level: 1, name: homepage.title })).toBeVisible()
  await expect(page.getByText(before.hero_title)).toBeVisible()
  await expectAccessible()

  await edit.click()
  const field = page.getByLabel(homepage.fields.hero_title)
  await field.fill('Non salvato')
  await page.getByRole('button', { name: texts.common.actions.cancel }).click()
  await expect(page.getByText(before.hero_title)).toBeVisible()

  await edit.click()
  await field.fill(title)
  await expectAccessible()
  await page.getByRole('button', { name: texts.common.actions.save }).click()
  await expect(page.getByText(homepage.saved)).toBeVisible()

  const visitor = await browser.newPage()
  await visitor.goto(product.shell)
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()

  const { auth: english } = await loadTexts('en')
  const header = visitor.getByRole('banner')
  await header.getByRole('button', { name: new RegExp(texts.common.language) }).click()
  await visitor.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(
    header.getByRole('button', { name: english.homepage.register_button_text, exact: true }),
  ).toBeVisible()
  await expect(visitor.getByRole('heading', { name: english.homepage.features_title })).toBeVisible()
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await visitor.close()
})

test('the landing page is translated into German alone', { tag: '@long' }, async ({
  page,
  browser,
  texts,
  expectAccessible,
}) => {
  const { editor, homepage, translations } = texts.adminContent
  const session = await logInAdministrator()
  const headers = { Authorization: `Bearer ${session.token}`, 'Content-Type': 'application/json' }
  const { support_email: _email, version: _version, last_updated: _date, ...draft } = before
  const changed = { ...draft, hero_title: 'Una voce che resta' }
  const saved = await fetchApi('/admin/homepage', { method: 'PUT', headers, body: JSON.stringify(changed) })
  expect(saved.ok).toBe(true)

  await logInAs(page, session)
  await page.goto('/dashboard?view=homepage')
  await page.getByRole('link', { name: 'Deutsch' }).click()
  const german = page.getByRole('region', { name: 'Deutsch' })
  await german.getByRole('textbox', { name: homepage.fields.hero_title }).fill('Eine Stimme, die bleibt')
  await expectAccessible()
  await german.getByRole('button', { name: translations.publish }).click()
  await expect(page.getByText(fill(translations.published, { language: 'Deutsch' }))).toBeVisible()
  await expect(page.getByRole('link', { name: 'Deutsch' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'English' })).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: editor.mode })).toBeVisible()

  const visitor = await browser.newPage()
  await visitor.goto(product.shell)
  for (const [language, title] of [
    ['de', 'Eine Stimme, die bleibt'],
    ['fr', 'Una voce che resta'],
  ] as const) {
    await languageMenu(visitor).choose(language)
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await visitor.close()
})
