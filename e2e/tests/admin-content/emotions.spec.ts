import type { EmotionStatistics, EmotionTrend } from '@confida/contracts'
import { answerMethod, listenForCalls } from '../../fixtures/calls.ts'
import { expect, test } from '../../fixtures/test.ts'
import {
  createCompanion,
  logInAdministrator,
  logInAs,
  registerUser,
  sendMessage,
} from '../../fixtures/users.ts'
import { selectField } from '../../pages/select.page.ts'

const STATISTICS = '/admin/emotion-stats'
const LUCA = '00000000-0000-4000-8000-000000000001'

const shares = { drunk: 0, depressed: 50, in_love: 51, looking_for_love: 70, feeling_down: 71, neutral: 100 }

const statistics: EmotionStatistics = {
  status: 'success',
  total_emotion_analyses: 345,
  total_chatting_users: 12,
  emotion_distribution: Object.entries(shares).map(([_id, percentage]) => ({
    _id: _id as keyof typeof shares,
    count: percentage * 2,
    percentage,
    avg_confidence: 0.8,
  })),
  all_users_emotions: [
    {
      user_id: LUCA,
      user_name: 'Luca',
      user_email: 'luca@example.org',
      primary_emotion: 'in_love',
      total_messages: 40,
    },
    {
      user_id: LUCA.replace(/1$/, '2'),
      user_name: 'Ada',
      user_email: 'ada@example.org',
      primary_emotion: 'neutral',
      total_messages: 3,
    },
  ],
}

test.beforeEach(async ({ page }) => logInAs(page, await logInAdministrator()))

test('statistics, bands, filters in the address and one user in detail', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const { emotions, filters } = texts.adminContent
  await answerMethod(page, 'GET', STATISTICS, { body: statistics })
  await page.goto('/dashboard?view=emotivita')
  const main = page.getByRole('main')
  await expect(main.getByText('345', { exact: true })).toBeVisible()
  await expect(main.getByText('12', { exact: true })).toBeVisible()
  await expect(main.getByRole('list', { name: emotions.legend })).toContainText(/0–50%.*51–70%.*71–100%/)
  for (const [name, words] of [
    ['Ubriaco', /0%.*Normale.*0 messaggi/],
    ['Depresso', /50%.*Normale.*100 messaggi/],
    ['Innamorato', /51%.*Attenzione/],
    ['Cerca Amore', /70%.*Attenzione/],
    ['Giù di Morale', /71%.*Critico/],
    ['Neutrale', /100%.*Critico/],
    ['Cerca Divertimento', /0%.*0 messaggi/],
    ['Cerca Distrazione', /0%.*0 messaggi/],
  ] as const) {
    await expect(main.getByRole('listitem', { name, exact: true })).toContainText(words)
  }
  const calls = listenForCalls(page, 'GET', STATISTICS)
  await selectField(page, filters.period).choose(filters.periods.week)
  await expect.poll(() => calls.at(-1)?.url()).toContain('period=week')
  await selectField(page, emotions.emotion).choose('Innamorato')
  await expect(main.getByRole('link', { name: 'Ada' })).toHaveCount(0)
  await expect(page).toHaveURL(/period=week&emotion=in_love/)
  const before = calls.length
  await page.getByRole('button', { name: texts.common.actions.reload }).click()
  await expect.poll(() => calls.length).toBeGreaterThan(before)

  await answerMethod(page, 'GET', `/admin/user/${LUCA}/emotions`, { status: 500 })
  await main.getByRole('link', { name: 'Luca' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText("Errore nel caricamento dei dettagli emotivi dell'utente.")).toBeVisible()
  await answerMethod(page, 'GET', `/admin/user/${LUCA}/emotions`, {
    body: {
      status: 'success',
      total_messages: 40,
      emotion_stats: [
        { emotion: 'in_love', percentage: 60, count: 24 },
        { emotion: 'neutral', percentage: 37.5, count: 15 },
        { emotion: 'drunk', percentage: 2.5, count: 1 },
      ],
    },
  })
  await dialog.getByRole('button', { name: 'Riprova' }).click()
  await expect(dialog.getByRole('listitem')).toContainText([/60%.*24/, /37,5%.*15/, /2,5%.*1/])
  await expect(dialog.getByText('40', { exact: true })).toBeVisible()
  await expect(dialog.getByText('3', { exact: true })).toBeVisible()
})

test('an error can be tried again; a message that is sent is counted', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const { emotions } = texts.adminContent
  const session = await registerUser({ name: 'Innamorata' })
  const { id } = await createCompanion(session)
  await sendMessage(session, id, 'Sono innamorata')
  await answerMethod(page, 'GET', STATISTICS, { status: 500 })
  await page.goto('/dashboard?view=emotivita&emotion=in_love')
  await expect(page.getByText('Errore nel caricamento delle statistiche')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByRole('heading', { name: emotions.distribution })).toBeVisible()
  await expect(async () => {
    await page.goto(`/dashboard?view=emotivita&user=${session.user.id}`)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Innamorato')).toBeVisible({ timeout: 2000 })
  }).toPass()
})

const counts = {
  drunk: 0,
  depressed: 1,
  in_love: 30,
  looking_for_love: 2,
  feeling_down: 3,
  looking_for_fun: 4,
  looking_for_distraction: 5,
  neutral: 6,
}
const trend: EmotionTrend = {
  unit: 'day',
  steps: [
    { day: '2026-03-01', counts },
    { day: '2026-03-02', counts: null },
    { day: '2026-03-03', counts: { ...counts, in_love: 0 } },
  ],
}

test('the trend is drawn, and told as a table', { tag: '@long' }, async ({ page, texts }) => {
  const { emotions, charts } = texts.adminContent
  await answerMethod(page, 'GET', '/admin/emotion-trend', { body: trend })
  await page.goto('/dashboard?view=emotivita')
  const region = page.getByRole('region', { name: emotions.trend })
  await expect(region.getByRole('img', { name: emotions.trend })).toBeVisible()
  await region.getByRole('checkbox', { name: emotions.names.in_love }).uncheck()
  await region.getByText(charts.table, { exact: true }).click()
  await expect(region.getByRole('row', { name: /^03\/03\/2026/ })).toContainText('21')
  await expect(region.getByRole('row', { name: /^01\/03\/2026/ })).toContainText('51')
})

test.describe('in German', () => {
  test.use({ language: 'de' })

  test('no tile is wider than its place on a phone', { tag: '@long' }, async ({ page, texts }) => {
    await answerMethod(page, 'GET', STATISTICS, { body: statistics })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/dashboard?view=emotivita')
    const name = page.getByRole('heading', { name: texts.adminContent.emotions.names.feeling_down })
    await expect(name).toBeVisible()
    const tile = page.getByRole('listitem').filter({ has: name })
    expect(await tile.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })
})
