import { expect, test } from '../../fixtures/chat.ts'
import { chatPage } from '../../pages/chat.page.ts'

test('two tabs on one chat show the same messages, and none once it is deleted', { tag: '@long' }, async ({
  page,
  texts,
  openChat,
}) => {
  const { chat, companion } = await openChat({ pace: 'live' })
  const other = await page.context().newPage()
  const otherChat = chatPage(other, texts, companion.name)
  await otherChat.open(companion.id)
  await expect(otherChat.bubbles).toHaveCount(1)
  await chat.send('Mi leggi anche lì?')
  await expect(otherChat.bubbles).toHaveCount(3)
  await expect(otherChat.bubbles.nth(1)).toContainText('Mi leggi anche lì?')

  await otherChat.openMenu()
  await otherChat.entry('Elimina chat').click()
  await other.getByRole('button', { name: texts.chat.deleteChat.confirm }).click()
  await expect(chat.bubbles).toHaveCount(1)
})

test('text size and brightness change the chat and stay', { tag: '@long' }, async ({ page, openChat }) => {
  const { chat } = await openChat()
  const words = chat.bubbles.first().getByRole('paragraph').nth(1)
  await expect(words).toHaveCSS('font-size', '16px')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await chat.openMenu()
  for (const [size, pixels] of [
    ['Piccolo', '14px'],
    ['Medio', '16px'],
    ['Molto grande', '20px'],
    ['Grande', '18px'],
  ] as const) {
    await chat.choose(size)
    await expect(words).toHaveCSS('font-size', pixels)
  }
  await chat.choose('Chiaro')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(words).toHaveCSS('font-size', '18px')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('the conversation is deleted after a confirmation; exit and logout lead away', { tag: '@long' }, async ({
  page,
  texts,
  openChat,
}) => {
  const { chat } = await openChat({ pace: 'live' })
  await chat.send('Da dimenticare')
  const mine = chat.bubbles.filter({ hasText: 'Da dimenticare' })
  await expect(chat.bubbles).toHaveCount(3)

  await chat.openMenu()
  await chat.entry('Elimina chat').click()
  await page.getByRole('button', { name: texts.chat.deleteChat.confirm }).click()
  await expect(mine).toHaveCount(0)
  // It goes back in the history, which a reload would cut off.
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.reload()
  await expect(chat.bubbles).toHaveCount(1)
  await expect(mine).toHaveCount(0)

  await page.getByRole('button', { name: /^Menu di/ }).click()
  await page.getByRole('menuitem', { name: 'Exit chat' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goBack()
  await chat.openMenu()
  await chat.entry('Logout').click()
  await expect(page).toHaveURL(/:\d+\/$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
