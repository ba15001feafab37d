import { expect, test } from '../../fixtures/chat.ts'
import { aConversation, answerMessages } from '../../fixtures/messages.ts'

test('of 2,000 messages only those in sight are drawn, and scrolling up brings all of them', {
  tag: '@long',
}, async ({ page, texts, newChat }) => {
  const { chat } = await newChat()
  const messages = aConversation(2000)
  await answerMessages(page, messages)
  await chat.open()
  await expect(chat.bubbles.getByText(/^Messaggio numero 2000\./)).toBeInViewport()
  expect(await chat.bubbles.count()).toBeLessThan(60)

  const first = chat.bubbles.getByText(/^Messaggio numero 1\./)
  await chat.messages.hover()
  await expect(async () => {
    await page.mouse.wheel(0, -20_000)
    await expect(first).toBeInViewport({ timeout: 100 })
  }).toPass({ intervals: [50] })
  expect(await chat.bubbles.count()).toBeLessThan(60)

  await page.getByRole('button', { name: texts.chat.messages.toNewest }).click()
  await expect(chat.bubbles.getByText(/^Messaggio numero 2000\./)).toBeInViewport()
})
