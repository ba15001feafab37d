import { holdCall } from '../../fixtures/calls.ts'
import { expect, test } from '../../fixtures/chat.ts'
import { fill } from '../../fixtures/texts.ts'

test('the greeting stays over the conversation, until that is deleted', { tag: '@long' }, async ({
  page,
  openChat,
}) => {
  const { chat } = await openChat({ pace: 'live' })
  await chat.bubbles.first().waitFor()
  const greeting = (await chat.bubbles.first().getByRole('paragraph').nth(1).textContent()) ?? ''
  await chat.send('Ciao Sofia')
  await expect(chat.bubbles).toHaveCount(3)
  await page.reload()
  await expect(chat.bubbles).toHaveCount(3)
  await expect(chat.bubbles.first()).toContainText(greeting)
  await expect(chat.bubbles.nth(1)).toContainText('Ciao Sofia')
})

test('a message that is written while the chat opens is sent when it is open', { tag: '@long' }, async ({
  page,
  newChat,
}) => {
  const { chat } = await newChat({ pace: 'live' })
  const open = await holdCall(page, '/chat/start')
  await chat.open()
  await chat.input.fill('Sono arrivato')
  await chat.input.press('Enter')
  const mine = chat.bubbles.filter({ hasText: 'Sono arrivato' })
  await expect(mine).toBeVisible()
  open()
  await expect(chat.bubbles).toHaveCount(3)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.reload()
  await expect(mine).toBeVisible()
})

test('the chat says at opening and after three hours of use that the companion is a program', {
  tag: '@long',
}, async ({ page, texts, newChat }) => {
  const { chat } = await newChat()
  await page.clock.install()
  await chat.open()
  const line = chat.messages.getByText(fill(texts.chat.disclosure.text, { name: 'Sofia' }))
  await expect(line).toHaveCount(1)
  const question = page.getByRole('dialog', { name: texts.chat.feedbackPrompt.title })
  // Whoever does nothing for an hour is logged out.
  const stay = async (minutes: number) => {
    await page.clock.runFor(minutes * 60_000)
    await chat.input.press('Shift')
  }
  await page.clock.runFor(11 * 60_000)
  await question.getByRole('button', { name: texts.chat.feedbackPrompt.never }).click()
  for (const minutes of [42, 42, 42, 41]) await stay(minutes)
  await expect(line).toHaveCount(1)
  await stay(3)
  await expect(line).toHaveCount(2)

  await line.last().getByRole('button', { name: texts.chat.disclosure.more }).click()
  const notice = page.getByRole('dialog', { name: texts.chat.privacy.title })
  const consent = notice.getByRole('checkbox', { name: texts.chat.privacy.emotions.label })
  await expect(consent).toBeChecked()
  await consent.click()
  // The labels go with it.
  const ask = page.getByRole('alertdialog')
  await ask.getByRole('button', { name: texts.chat.privacy.emotions.confirm }).click()
  await expect(consent).not.toBeChecked()
})
