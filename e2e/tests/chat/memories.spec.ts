import { expect, test } from '../../fixtures/chat.ts'
import { fill } from '../../fixtures/texts.ts'

test('what one has told is listed, corrected, and forgotten', { tag: '@long' }, async ({
  page,
  texts,
  expectAccessible,
  openChat,
}) => {
  const { chat } = await openChat({ pace: 'live' })
  const { memories, menu } = texts.chat
  await chat.send('Mi chiamo Ginevra')
  await expect(chat.bubbles).toHaveCount(3)

  const panel = page.getByRole('dialog', { name: fill(memories.title, { name: 'Sofia' }) })
  const open = async () => {
    await chat.openMenu()
    await chat.entry(menu.memories).click()
    await expect(panel).toBeVisible()
  }
  await open()
  const fact = panel.getByRole('listitem').first()
  await expect(fact).toContainText('Ginevra')
  await expect(fact.getByText(fill(memories.from, { text: 'Mi chiamo Ginevra' }))).toBeVisible()
  await expectAccessible()
  await fact.getByRole('button', { name: memories.edit }).click()
  await fact.getByLabel(memories.editLabel).fill('Si chiama Ginevra Neri')
  await fact.getByRole('button', { name: texts.common.actions.save }).click()
  await expect(fact).toContainText('Ginevra Neri')

  // What is open over the chat stands in the history, and so again after a reload.
  await page.reload()
  await expect(chat.bubbles.filter({ hasText: 'Mi chiamo Ginevra' })).toBeVisible()
  await expect(fact).toContainText('Ginevra Neri')
  await fact.getByRole('button', { name: memories.remove }).click()
  await expect(panel.getByText(memories.empty)).toBeVisible()
})
