import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures/chat.ts'
import { createCompanion } from '../../fixtures/users.ts'
import { chatPage } from '../../pages/chat.page.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a tap beside a message does nothing, one on it shows what can be done', { tag: '@long' }, async ({
  page,
  texts,
  newChat,
}) => {
  const { chat } = await newChat({ pace: 'live' })
  await chat.open()
  await chat.send('Ciao')
  const reply = chat.bubbles.nth(2)
  const regenerate = reply.getByRole('button', { name: texts.chat.messages.regenerate })
  const place = await regenerate.boundingBox()
  if (!place) throw new Error('The action has no place')
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/send') && sent.push(request.url()))
  await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2)
  await expect(regenerate).toHaveCSS('pointer-events', 'none')
  await reply.getByRole('paragraph').last().tap()
  await expect(regenerate.locator('..')).toHaveCSS('opacity', '1')
  expect(sent).toEqual([])
  await regenerate.tap()
  await expect.poll(() => sent.length).toBe(1)
})

test('Back closes what is open over the chat, and the chat stays', { tag: '@long' }, async ({
  page,
  texts,
  newChat,
}) => {
  const { chat } = await newChat({ pace: 'live' })
  await chat.open()
  await chat.openMenu()
  await chat.entry(texts.chat.menu.privacy).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/text-chat\//)
})

test('Back leads out of the chat', async ({ page, texts, newChat }) => {
  const { chat } = await newChat({ pace: 'live' })
  await chat.open()
  await page.getByRole('link', { name: texts.chat.menu.exit }).tap()
  await expect(page).toHaveURL(/\/dashboard$/)
})

for (const language of ['it', 'ar'] as const) {
  test.describe(`on a phone in ${language}`, () => {
    test.use({ language })

    test('the top bar leads to the other companions and to the menu', { tag: '@long' }, async ({
      page,
      texts,
      expectAccessible,
      newChat,
    }) => {
      const { session, chat } = await newChat({ user: 'Luca', pace: 'live' })
      await createCompanion(session, { name: 'Marco', gender: 'maschile' })
      await chat.open()
      const words = 'أنا اسمي Luca وأحب pizza'
      await chat.send(words)
      // By the whole sentence: a reply may take up a word of it.
      const mine = chat.bubbles.filter({ hasText: words })
      await expect(mine).toBeVisible()
      await expect(mine.getByText(words)).toHaveCSS('direction', 'rtl')

      // One's own words stand at the end of the line: the right of a page that runs to the right, else the left.
      // The list keeps only what is in sight, and what is new slides in: looked at until it has come to rest.
      const theirs = chat.bubbles.filter({ has: page.getByText('Sofia', { exact: true }) }).first()
      const startOf = async (bubble: Locator) =>
        (await bubble.getByRole('paragraph').last().boundingBox())?.x ?? 0
      await expect
        .poll(async () => {
          const [own, other] = await Promise.all([startOf(mine), startOf(theirs)])
          return language === 'ar' ? own < other : own > other
        })
        .toBe(true)
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      expect(isWider).toBe(false)

      await chat.openMenu()
      for (const name of [texts.chat.menu.exit, texts.chat.menu.deleteChat, texts.chat.menu.logout]) {
        await expect(chat.entry(name)).toBeVisible()
      }
      await expect(page.getByRole('menuitemradio')).toHaveCount(8)
      await expectAccessible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: new RegExp(`^${texts.chat.companions.choose}`) }).click()
      await page.getByRole('menuitem', { name: 'Marco' }).click()
      await expect(page.getByRole('heading', { name: 'Marco', level: 1 })).toBeAttached()
      await expect(chatPage(page, texts, 'Marco').bubbles).toHaveCount(1)
    })
  })
}
