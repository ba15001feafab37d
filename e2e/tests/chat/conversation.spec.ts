import { expect, test } from '../../fixtures/chat.ts'
import { answerReply } from '../../fixtures/messages.ts'

test('opening loads the companion, the session and the messages, and greets', async ({
  page,
  texts,
  newChat,
}) => {
  const { companion, chat } = await newChat()
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/api\/(companions\/.|chat)/.test(pathname)) calls.push(`${request.method()} ${pathname}`)
  })
  await chat.open()
  await expect(chat.bubbles).toHaveCount(1)
  await expect(chat.bubbles).toContainText('Sofia')
  expect(calls.slice(0, 3)).toEqual([
    `GET /api/companions/${companion.id}`,
    'POST /api/chat/start',
    `GET /api/companions/${companion.id}/messages`,
  ])

  const companions = page.getByRole('navigation', { name: texts.chat.companions.title })
  const boxes = await Promise.all([companions, chat.messages].map((part) => part.boundingBox()))
  expect(boxes[0]?.x).toBeLessThan(boxes[1]?.x ?? 0)
})

test('the input grows from 60 to 156 pixels, Enter sends and Shift with Enter begins a line', {
  tag: '@long',
}, async ({ page, newChat }) => {
  const { chat } = await newChat()
  const bodies: unknown[] = []
  page.on('request', (request) => request.url().endsWith('/send') && bodies.push(request.postDataJSON()))
  let release = () => {}
  await answerReply(page, 'Eccomi.', {}, new Promise((resolve) => (release = resolve)))
  await chat.open()
  await expect(chat.bubbles).toHaveCount(1)
  const height = async () => (await chat.input.boundingBox())?.height

  expect(await height()).toBe(60)
  await chat.input.fill(Array(20).fill('riga').join('\n'))
  await expect.poll(height).toBe(156)
  await chat.input.fill('a')
  await chat.input.press('Shift+Enter')
  await chat.input.pressSequentially('b')
  await expect(chat.input).toHaveValue('a\nb')
  expect(bodies).toEqual([])

  await chat.input.press('Enter')
  await expect(chat.bubbles.nth(1)).toContainText(/Luca Bianchi\s*a\nb\s*\d\d:\d\d/)
  await chat.send('ancora')
  release()
  await expect(chat.bubbles.filter({ hasText: 'Eccomi.' })).toBeVisible()
  expect(bodies).toEqual([expect.objectContaining({ message: 'a\nb', language: 'it' })])
  await expect(chat.input).toHaveValue('ancora')
})

test('the companion types after 800 ms and replies when the typing is done', { tag: '@long' }, async ({
  page,
  newChat,
}) => {
  const { chat } = await newChat()
  await page.clock.install()
  await chat.open()
  await expect(chat.bubbles).toHaveCount(1)
  await page.clock.pauseAt(Date.now() + 60_000)

  for (const [length, delay] of [
    [10, 1600],
    [200, 9200],
    [400, 15_000],
  ] as const) {
    const reply = 'x'.repeat(length)
    // What a screen reader announces as the reply comes; the list itself is drawn with the frames of the stopped clock.
    const announced = page.getByText(`Sofia: ${reply}`, { exact: true })
    await page.unroute('**/api/chat/*/send')
    await answerReply(page, reply)
    await Promise.all([page.waitForResponse('**/send'), chat.send(`Messaggio da ${length}`)])
    await page.clock.runFor(799)
    await expect(chat.typing).toBeHidden()
    await page.clock.runFor(1)
    await expect(chat.typing).toBeVisible()
    await page.clock.runFor(delay - 801)
    await expect(announced).not.toBeAttached()
    await page.clock.runFor(1)
    await expect(announced).toBeAttached()
    await page.clock.runFor(1000)
    await expect(chat.typing).toBeHidden()
  }
})

test('in live pace the reply of the built-in engine streams in, and says what it is', {
  tag: '@long',
}, async ({ page, texts, openChat }) => {
  const { chat } = await openChat()
  await chat.openMenu()
  await chat.choose(texts.chat.menu.paces.live)
  await page.keyboard.press('Escape')
  await chat.send('Oggi ho camminato nel bosco')
  await expect(chat.bubbles).toHaveCount(3)
  await expect(chat.typing).toBeHidden()
  await expect(page.getByText(texts.chat.engine.builtin)).toBeVisible()

  await page.reload()
  await expect(chat.bubbles.filter({ hasText: 'Oggi ho camminato nel bosco' })).toBeVisible()
})

test('help lines stand before a reply that comes with them', { tag: '@long' }, async ({
  page,
  texts,
  expectAccessible,
  newChat,
}) => {
  const { chat } = await newChat({ pace: 'live' })
  const help_lines = [{ name: 'Numero unico di emergenza', phone: '112', country: 'IT' }]
  await answerReply(page, 'Ti ascolto.', { care: { help_lines } })
  await chat.open()
  await chat.send('Non ce la faccio più, voglio morire')
  const care = page.getByRole('region', { name: texts.chat.care.title })
  await expect(care).toBeVisible()
  await expect(care.getByRole('link').first()).toHaveAttribute('href', 'tel:112')
  await expectAccessible()
})

test.describe('in French', () => {
  test.use({ language: 'fr' })

  test('a message is sent with the language of the interface', { tag: '@long' }, async ({
    page,
    openChat,
  }) => {
    const { chat } = await openChat({ pace: 'live' })
    const [request] = await Promise.all([page.waitForRequest('**/send'), chat.send('Bonsoir')])
    expect(request.postDataJSON()).toMatchObject({ message: 'Bonsoir', language: 'fr' })
    await expect(chat.bubbles).toHaveCount(3)
  })
})
