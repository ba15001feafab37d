import type { Feedback } from '@confida/contracts'
import { answerMethod, listenForCalls } from '../../fixtures/calls.ts'
import { expect, test } from '../../fixtures/test.ts'
import { logInAdministrator, logInAs } from '../../fixtures/users.ts'
import { selectField } from '../../pages/select.page.ts'

const LIST = '/admin/feedbacks'
const DAY = 86_400_000

const feedback = (index: number, rating: number | null, daysAgo = 0): Feedback => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  rating,
  message: `Messaggio ${index}`,
  user_name: `Autore ${index}`,
  user_email: `autore${index}@example.org`,
  created_at: new Date(Date.now() - daysAgo * DAY).toISOString(),
  data: '15/01/2026',
  ora: '10:30',
  state: 'new',
})

const all = [feedback(5, 5), feedback(4, 4, 6), feedback(3, 3, 8), feedback(2, 2, 20), feedback(1, null, 40)]
const statistics = { total: 7, averageRating: 4.2, positive: 5, thisMonth: 2 }

test.beforeEach(async ({ page }) => {
  await logInAs(page, await logInAdministrator())
  await answerMethod(page, 'GET', LIST, { body: { feedbacks: all, stats: statistics } })
})

test('statistics, ratings and periods; the detail leads back to the same filters', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const { filters } = texts.adminContent
  await page.goto('/dashboard?view=feedback')
  const main = page.getByRole('main')
  const { statistics: names } = texts.adminContent.feedback
  for (const tile of [
    `${names.total}7`,
    `${names.average}4,2`,
    `${names.positive}5`,
    `${names.thisMonth}2`,
  ]) {
    await expect(main.getByRole('listitem').filter({ hasText: new RegExp(`^${tile}$`) })).toHaveCount(1)
  }
  const authors = main.getByRole('heading', { level: 2 })
  await expect(authors).toHaveCount(5)
  const first = main.getByRole('listitem').filter({ hasText: 'Autore 5' })
  await expect(first).toContainText('autore5@example.org')
  await expect(first).toContainText('15/01/2026 · 10:30')
  await expect(first.locator('[data-tone]')).toHaveAttribute('data-tone', 'success')
  await expect(
    main.getByRole('listitem').filter({ hasText: 'Autore 3' }).locator('[data-tone]'),
  ).toHaveAttribute('data-tone', 'warning')
  await expect(main.getByRole('listitem').filter({ hasText: 'Autore 1' })).not.toContainText('NaN')

  const rating = selectField(page, 'Valutazione')
  await rating.open()
  await expect(rating.options).toHaveText([
    'Tutte',
    '5 stelle',
    '4 stelle',
    '3 stelle',
    '2 stelle',
    '1 stella',
  ])
  await rating.options.getByText('4 stelle').click()
  await expect(authors).toHaveText(['Autore 4'])
  await rating.choose('Tutte')
  const period = selectField(page, filters.period)
  await period.choose(filters.periods.week)
  await expect(authors).toHaveText(['Autore 5', 'Autore 4'])
  await period.choose(filters.periods.month)
  await expect(authors).toHaveCount(4)
  await main.getByRole('link', { name: 'Autore 2' }).click()
  await expect(page.getByRole('heading', { name: texts.adminContent.feedback.detail })).toBeVisible()
  await page.getByRole('link', { name: texts.adminContent.feedback.back }).click()
  await expect(authors).toHaveCount(4)
  await period.choose(filters.periods.custom)
  await expect(page.getByText(filters.chooseDates)).toBeVisible()
  await expect(page.getByRole('textbox', { name: filters.from, exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: filters.to, exact: true })).toBeVisible()
})

test('the badge counts what is unread and goes on opening, even where marking fails', {
  tag: '@long',
}, async ({ page }) => {
  await answerMethod(page, 'GET', `${LIST}/unread-count`, { body: { unread_count: 3 } })
  await answerMethod(page, 'POST', `${LIST}/mark-all-read`, { status: 500 })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto('/dashboard?view=tariffe')
  const entry = page.getByRole('navigation').getByRole('link', { name: /Feedback/ })
  await expect(entry).toContainText('3')
  const marks = listenForCalls(page, 'POST', `${LIST}/mark-all-read`)
  await entry.click()
  await expect(page.getByText('Messaggio 5')).toBeVisible()
  await expect(entry).not.toContainText('3')
  await expect.poll(() => marks.length).toBe(1)
  await expect.poll(() => errors.join(' ')).toContain('feedback could not be marked as read')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('deleting asks first, says when it failed and takes the item away', { tag: '@long' }, async ({
  page,
}) => {
  const one = `/admin/feedback/${all[0]?.id}`
  const deletions = listenForCalls(page, 'DELETE', one)
  await page.goto('/dashboard?view=feedback')
  const remove = page.getByRole('button', { name: 'Elimina la recensione di Autore 5' })
  const question = page.getByRole('alertdialog')
  await remove.click()
  await question.getByRole('button', { name: 'Annulla' }).click()
  expect(deletions).toHaveLength(0)
  for (const answer of [{ status: 500 }, { body: { status: 'error' } }]) {
    await answerMethod(page, 'DELETE', one, answer)
    await remove.click()
    await question.getByRole('button', { name: 'Elimina' }).click()
    const failure = page.getByRole('alert').filter({ hasText: "Errore nell'eliminazione della recensione." })
    await expect(failure).toBeVisible()
    await failure.getByRole('button', { name: 'Chiudi' }).click()
    await expect(failure).toHaveCount(0)
    await expect(page.getByText('Messaggio 5')).toBeVisible()
  }
  await answerMethod(page, 'DELETE', one, { body: { status: 'success' } })
  await answerMethod(page, 'GET', LIST, { body: { feedbacks: all.slice(1), stats: statistics } })
  await remove.click()
  await question.getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Recensione eliminata con successo!')).toBeVisible()
  await expect(page.getByText('Messaggio 5')).toHaveCount(0)
})

test('says when feedback cannot be loaded', { tag: '@long' }, async ({ page }) => {
  await answerMethod(page, 'GET', LIST, { status: 500 })
  await page.goto('/dashboard?view=feedback')
  await expect(page.getByText('Errore nel caricamento dei feedback')).toBeVisible()
})

test('a calendar opens below its field where the window is low, its months in reach', {
  tag: '@long',
}, async ({ page, texts }) => {
  const { filters } = texts.adminContent
  await page.setViewportSize({ width: 1366, height: 660 })
  await page.goto('/dashboard?view=feedback')
  await selectField(page, filters.period).choose(filters.periods.custom)
  await page.getByRole('textbox', { name: filters.from, exact: true }).click()
  const field = page.getByRole('textbox', { name: filters.from, exact: true })
  const top = (await field.boundingBox())?.y ?? 0
  const calendar = page.locator('.ant-picker-panel-container')
  await expect.poll(async () => (await calendar.boundingBox())?.y).toBeGreaterThan(top)
})
