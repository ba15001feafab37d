import type { Homepage } from '@confida/contracts'
import { fetchApi } from '../../fixtures/api.ts'
import { product } from '../../fixtures/product.ts'
import { expect, test } from '../../fixtures/test.ts'
import { loadTexts } from '../../fixtures/texts.ts'
import { logInAdministrator, logInAs } from '../../fixtures/users.ts'

// The landing page that every other test looks at is changed here, in the project `serial`.
let before: Homepage

test.beforeAll(async () => {
  before = await (await fetchApi('/homepage')).json()
})

test('what an administrator writes stands on the landing page, and the rest is still translated', async ({
  page,
  browser,
  texts,
  expectAccessible,
}) => {
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
