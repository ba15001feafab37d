import { readFile } from 'node:fs/promises'
import { expect, test } from '../../fixtures/chat.ts'
import { storeConversation, whileReplyIsHeld } from '../../fixtures/messages.ts'
import { createCompanion } from '../../fixtures/users.ts'
import { chatPage } from '../../pages/chat.page.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('each companion keeps its own draft', { tag: '@long' }, async ({ page, texts, newChat }) => {
  const { session, chat } = await newChat()
  await createCompanion(session, { name: 'Marco', gender: 'maschile' })
  const other = chatPage(page, texts, 'Marco')
  await chat.open()
  await chat.input.fill('Per Sofia')
  await page.getByRole('link', { name: /Marco/ }).click()
  await expect(other.input).toHaveValue('')
  await other.input.fill('Per Marco')
  await page.reload()
  await expect(other.input).toHaveValue('Per Marco')
  await page.getByRole('link', { name: /Sofia/ }).click()
  await expect(chat.input).toHaveValue('Per Sofia')
})

test('a reply can be stopped: the words come back and nothing is stored', { tag: '@long' }, async ({
  page,
  texts,
  openChat,
}) => {
  const { companion, chat } = await openChat()
  await expect(chat.bubbles).toHaveCount(1)
  await whileReplyIsHeld(companion, async (isAsked) => {
    await chat.send('Aspetta')
    await expect.poll(isAsked).toBe(true)
    await page.getByRole('button', { name: texts.chat.composer.stop }).click()
    await expect(chat.input).toHaveValue('Aspetta')
    // What the page asks for later arrives after the server has heard that nobody waits for the reply.
    await page.evaluate(() => fetch('/api/health'))
  })
  await expect(chat.bubbles).toHaveCount(1)
  await page.reload()
  await expect(chat.bubbles).toHaveCount(1)
  await expect(chat.input).toHaveValue('Aspetta')
})

test('a failed message is sent again on Retry', async ({ page, texts, openChat }) => {
  const { chat } = await openChat({ pace: 'live' })
  await page.route('**/api/chat/*/send', (route) => route.abort(), { times: 1 })
  await chat.send('Ci sei?')
  await page.getByRole('button', { name: texts.common.actions.retry }).click()
  await expect(chat.bubbles).toHaveCount(3)
  await expect(chat.input).toHaveValue('')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a message is copied, edited and sent again; its reply is written anew, and nothing is lost', async ({
  page,
  texts,
  openChat,
}) => {
  const { chat } = await openChat({ pace: 'live' })
  const { messages } = texts.chat
  await chat.send('Oggi ho visto il mare')
  await expect(chat.bubbles).toHaveCount(3)
  const [mine, reply] = [chat.bubbles.nth(1), chat.bubbles.nth(2)]
  await mine.hover()
  await mine.getByRole('button', { name: messages.copy }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Oggi ho visto il mare')

  await mine.getByRole('button', { name: messages.edit }).click()
  await expect(chat.input).toHaveValue('Oggi ho visto il mare')
  await chat.input.fill('Oggi ho visto la neve')
  await chat.input.press('Enter')
  await expect(chat.bubbles.getByText('Oggi ho visto la neve')).toBeVisible()
  await expect(chat.bubbles.getByText('Oggi ho visto il mare')).toHaveCount(0)
  await expect(chat.bubbles).toHaveCount(3)

  // Until then the bubble holds the reply to the message before.
  await expect(mine.getByText('2/2')).toBeVisible()
  const first = (await reply.getByRole('paragraph').nth(1).textContent()) ?? ''
  await reply.hover()
  await reply.getByRole('button', { name: messages.regenerate }).click()
  await expect(chat.bubbles.getByText(first, { exact: true })).toHaveCount(0)
  await expect(chat.bubbles).toHaveCount(3)
  await page.reload()
  await expect(chat.bubbles).toHaveCount(3)
  await expect(chat.bubbles.getByText('Oggi ho visto la neve')).toBeVisible()
  await expect(chat.bubbles.getByText(first, { exact: true })).toHaveCount(0)

  await reply.getByRole('button', { name: messages.previousVersion }).click()
  await expect(chat.bubbles.getByText(first, { exact: true })).toBeVisible()
  await expect(reply.getByText('1/2')).toBeVisible()
  await mine.getByRole('button', { name: messages.previousVersion }).click()
  await expect(chat.bubbles.getByText('Oggi ho visto il mare')).toBeVisible()
  await page.reload()
  await expect(chat.bubbles.getByText('Oggi ho visto il mare')).toBeVisible()
  await expect(chat.bubbles).toHaveCount(3)
})

test('the whole conversation is exported as text and as JSON', { tag: '@long' }, async ({
  page,
  texts,
  newChat,
}) => {
  const { companion, chat } = await newChat()
  const contents = Array.from({ length: 230 }, (_, at) => `Messaggio ${at + 1}`)
  await storeConversation(companion, contents)
  await chat.open()
  const save = async (entry: string) => {
    await chat.openMenu()
    const [download] = await Promise.all([page.waitForEvent('download'), chat.entry(entry).click()])
    return { name: download.suggestedFilename(), content: await readFile(await download.path(), 'utf8') }
  }
  const text = await save(texts.chat.menu.exportText)
  expect(text.name).toMatch(/Sofia.*\.txt$/)
  expect(text.content).toMatch(/Luca Bianchi: Messaggio 1\n.*Sofia: Messaggio 2\n/)
  const json = await save(texts.chat.menu.exportJson)
  expect(json.name).toMatch(/Sofia.*\.json$/)
  const { messages } = JSON.parse(json.content)
  const [greeting, ...others] = messages.map(({ content }: { content: string }) => content)
  expect(greeting).toContain('Luca')
  expect(others).toEqual(contents)
})
