import { expect, test } from '../../fixtures/test.ts'
import { createCompanion, logInAs, registerUser } from '../../fixtures/users.ts'
import { chatPage } from '../../pages/chat.page.ts'

test.use({ serviceWorkers: 'allow' })

/** Whether the chat is kept: its texts, and with them all its files. */
const keptChat = () =>
  caches
    .open('releases')
    .then((cache) => cache.keys())
    .then((files) => files.some(({ url }) => /\/chat-it\.[^/]*$/.test(new URL(url).pathname)))

test('the installed product opens without a connection, shows the chat and sends what was written then, once', {
  tag: '@long',
}, async ({ page, context, texts }) => {
  const session = await registerUser()
  const companion = await createCompanion(session)
  await logInAs(page, session)
  const chat = chatPage(page, texts, companion.name)
  await chat.open(companion.id)
  await chat.send('Mi chiamo Ada')
  await expect(chat.bubbles).toHaveCount(3)
  await expect.poll(() => page.evaluate(keptChat)).toBe(true)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')

  await context.setOffline(true)
  await page.reload()
  await expect(chat.messages).toContainText('Mi chiamo Ada')
  await chat.send('Mi senti?')
  const waiting = page.getByText(texts.chat.messages.waiting)
  await expect(waiting).toBeVisible()
  await page.reload()
  await expect(waiting).toBeVisible()
  await expect(chat.input).toHaveValue('')

  await context.setOffline(false)
  await expect(waiting).toBeHidden()
  await expect(chat.bubbles).toHaveCount(5)
  await page.reload()
  await expect(chat.bubbles).toHaveCount(5)
  await expect(chat.messages.getByText('Mi senti?')).toHaveCount(1)
  const stored = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(stored.filter((path) => path.startsWith('/api'))).toEqual([])
})
