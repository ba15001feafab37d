import { expect, test } from '../../fixtures/chat.ts'

test('feedback is asked for after ten minutes over several visits, once', { tag: '@long' }, async ({
  page,
  texts,
  newChat,
}) => {
  const { session, chat } = await newChat()
  await page.clock.install()
  const question = page.getByRole('dialog', { name: texts.chat.feedbackPrompt.title })
  const kept = (key: string) =>
    page.evaluate((name) => localStorage.getItem(name), `${key}_${session.user.id}`)
  const stay = (minutes: number) => page.clock.runFor(minutes * 60_000)

  await chat.open()
  await expect(chat.bubbles).toHaveCount(1)
  await stay(6)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await stay(20)
  await chat.open()
  await expect(chat.bubbles).toHaveCount(1)
  await stay(3)
  await expect(question).toBeHidden()
  await stay(2)
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: texts.chat.feedbackPrompt.later }).click()
  await expect(question).toBeHidden()
  expect(await kept('feedback_shown')).toBe('true')
  await stay(20)
  await expect(question).toBeHidden()

  await page.evaluate((user) => localStorage.removeItem(`feedback_shown_${user}`), session.user.id)
  await stay(1)
  await question.getByRole('button', { name: texts.chat.feedbackPrompt.leave }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('dialog', { name: texts.companions.feedback.title })).toBeVisible()

  await page.evaluate((user) => localStorage.removeItem(`feedback_shown_${user}`), session.user.id)
  await chat.open()
  await question.getByRole('button', { name: texts.chat.feedbackPrompt.never }).click()
  expect(await kept('feedback_left')).toBe('true')
})

test('the conversation is counted once a minute, and the question comes at ten minutes sharp', {
  tag: '@long',
}, async ({ page, texts, newChat }) => {
  const { session, chat } = await newChat()
  await page.clock.install()
  const question = page.getByRole('dialog', { name: texts.chat.feedbackPrompt.title })
  const kept = (key: string) =>
    page.evaluate((name) => localStorage.getItem(name), `${key}_${session.user.id}`)

  await chat.open()
  await expect(chat.bubbles).toHaveCount(1)
  const pausedAt = (await page.evaluate(() => Date.now())) + 20_000
  await page.clock.pauseAt(pausedAt)
  await page.clock.runFor(60_000 - (pausedAt - Number(await kept('conv_start'))) - 1)
  expect(await kept('conv_total')).toBeNull()
  await page.clock.runFor(1)
  expect(await kept('conv_total')).toBe('60000')
  await page.clock.runFor(59_999)
  expect(await kept('conv_total')).toBe('60000')
  await page.clock.runFor(1)
  expect(await kept('conv_total')).toBe('120000')
  await page.clock.runFor(8 * 60_000 - 1)
  await expect(question).toBeHidden()
  await page.clock.runFor(1)
  await expect(question).toBeVisible()
})

for (const key of ['feedback_shown', 'feedback_left']) {
  test(`whoever has answered (${key}) is not asked`, { tag: '@long' }, async ({ page, newChat }) => {
    const { session, chat } = await newChat()
    await page.addInitScript((name) => localStorage.setItem(name, 'true'), `${key}_${session.user.id}`)
    await page.clock.install()
    await chat.open()
    await expect(chat.bubbles).toHaveCount(1)
    await page.clock.runFor(11 * 60_000)
    await expect(page.getByRole('dialog')).toBeHidden()
    const total = () => page.evaluate((name) => localStorage.getItem(name), `conv_total_${session.user.id}`)
    expect(Number(await total())).toBeGreaterThanOrEqual(660_000)
  })
}
