import { expect, test } from '../../fixtures/chat.ts'

test('text size and brightness change the chat and stay', async ({ page, openChat }) => {
  const { chat } = await openChat()
  const words = chat.bubbles.first().getByRole('paragraph').nth(1)
  await expect(words).toHaveCSS('font-size', '16px')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  for (const [size, pixels] of [
    ['Piccolo', '14px'],
    ['Medio', '16px'],
    ['Molto grande', '20px'],
    ['Grande', '18px'],
  ] as const) {
    await chat.openMenu()
    await chat.choose(size)
    await page.keyboard.press('Escape')
    await expect(words).toHaveCSS('font-size', pixels)
  }
  await chat.openMenu()
  await chat.choose('Chiaro')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(words).toHaveCSS('font-size', '18px')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('the conversation is deleted after a confirmation; exit and logout lead away', async ({
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
