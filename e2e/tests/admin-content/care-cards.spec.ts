import { answerMethod } from '../../fixtures/calls.ts'
import { expect, test } from '../../fixtures/test.ts'
import { logInAdministrator, logInAs } from '../../fixtures/users.ts'

const january = {
  month: `${new Date().getUTCFullYear()}-01`,
  disclosures: { start: 0, repeat: 0 },
  care_cards: 11,
  care_by_country: [{ value: 'IT', count: 8 }],
  care_by_language: [],
}

test('the compliance desk leads to the care cards by country', { tag: '@long' }, async ({ page, texts }) => {
  const { care, charts, compliance } = texts.adminContent
  await answerMethod(page, 'GET', '/admin/compliance', { body: { months: [january] } })
  await logInAs(page, await logInAdministrator())
  await page.goto('/dashboard?view=conformita')
  await page.getByRole('link', { name: compliance.toCare }).click()
  await expect(page.getByRole('heading', { name: care.title, level: 1 })).toBeVisible()
  const region = page.getByRole('region', { name: care.months })
  await expect(region.getByRole('img', { name: care.months })).toBeVisible()
  await region.getByText(charts.table, { exact: true }).click()
  await expect(region.getByRole('columnheader', { name: 'Italia' })).toBeVisible()
  await expect(region.getByRole('row').last()).toContainText(/8.*3.*11/)
})
