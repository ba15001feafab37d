import { expect, test } from '../../fixtures/chat.ts'
import { storeConversation } from '../../fixtures/messages.ts'
import { fill } from '../../fixtures/texts.ts'

const numbered = (length: number) => Array.from({ length }, (_, at) => `Messaggio numero ${at + 1}.`)

test('of 250 messages the newest 200 come first, the rest on scrolling up', { tag: '@long' }, async ({
  page,
  newChat,
}) => {
  const { companion, chat } = await newChat()
  await storeConversation(companion, numbered(250))
  const pages: number[] = []
  page.on('response', async (response) => {
    const { pathname, searchParams } = new URL(response.url())
    if (pathname.endsWith('/messages') && !searchParams.has('limit'))
      pages.push((await response.json()).length)
  })
  await chat.open()
  await expect(chat.bubbles.getByText('Messaggio numero 250.')).toBeInViewport()
  await expect.poll(() => pages).toEqual([200])

  await chat.messages.hover()
  await expect(async () => {
    await page.mouse.wheel(0, -3000)
    await expect(chat.bubbles.getByText('Messaggio numero 1.', { exact: true })).toBeInViewport({
      timeout: 100,
    })
  }).toPass({ intervals: [50] })
  await expect.poll(() => pages).toEqual([200, 50])
})

test('the server finds words in messages that are not loaded, and the search leads from one to the next', {
  tag: '@long',
}, async ({ page, texts, newChat }) => {
  const { companion, chat } = await newChat()
  const contents = numbered(1000)
  for (const [at, words] of [
    [36, 'Il pappagallì verde'],
    [500, 'Un altro PAPPAGALLI'],
    [990, 'Pappagallì di nuovo'],
  ] as const)
    contents[at] = words
  await storeConversation(companion, contents)
  const { search } = texts.chat
  await chat.open()
  await page.getByRole('button', { name: search.label }).click()
  const field = page.getByRole('textbox', { name: search.label })
  const expectAt = async (index: number, words: string) => {
    await expect(page.getByText(fill(search.position, { index, total: 3 }))).toBeVisible()
    await expect(chat.bubbles.getByText(words)).toBeInViewport()
    await expect(chat.bubbles.getByText(words).locator('mark')).toHaveText(/pappagall[iì]/i)
  }
  await field.fill('pappagalli')
  await expectAt(1, 'Pappagallì di nuovo')
  await field.press('Enter')
  await expectAt(2, 'Un altro PAPPAGALLI')
  await page.getByRole('button', { name: search.older }).click()
  await expectAt(3, 'Il pappagallì verde')
  await page.getByRole('button', { name: search.newer }).click()
  await expectAt(2, 'Un altro PAPPAGALLI')
  await field.fill('nessuno lo dice')
  await expect(page.getByText(search.none)).toBeVisible()
  await field.press('Escape')
  await expect(field).toBeHidden()
})
