import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures/chat.ts'

const RISKY = 'Non ce la faccio più, voglio farla finita'

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN

for (const [language, phone, words, numbers] of [
  ['it', '+39 3331234567', RISKY, ['112', '02 2327 2327']],
  ['ar', '+41 791234567', 'أريد أن أموت', ['143', '112']],
] as const) {
  test.describe(language, () => {
    test.use({ language })

    test("help lines of one's country stand before the reply, and stay", {
      tag: language === 'ar' ? [] : ['@long'],
    }, async ({ page, texts, expectAccessible, newChat }) => {
      const { chat } = await newChat({ user: { phone }, pace: 'live' })
      const care = page.getByRole('region', { name: texts.chat.care.title })
      const expectLines = async () => {
        for (const number of numbers)
          await expect(care.getByRole('link', { name: number }).first()).toHaveAttribute(
            'href',
            `tel:${number.replaceAll(' ', '')}`,
          )
        await expect(care.getByRole('link', { name: /findahelpline\.com/ })).toBeVisible()
      }
      await chat.open()
      await chat.send(words)
      await expect(care).toBeVisible()
      await expectLines()
      await expect(chat.bubbles).toHaveCount(3)
      await expect.poll(async () => (await topOf(care)) < (await topOf(chat.bubbles.last()))).toBe(true)
      await expectAccessible()

      await page.reload()
      await expect(care).toBeVisible()
      await expectLines()
      await chat.send(texts.chat.search.label)
      await expect(chat.bubbles.filter({ hasText: texts.chat.search.label })).toBeVisible()
      await expect(care).toHaveCount(1)
    })
  })
}

test('help lines stay where the connection is lost before the reply', async ({ page, texts, newChat }) => {
  const { chat } = await newChat({ user: { phone: '+39 3331234567' } })
  const care = page.getByRole('region', { name: texts.chat.care.title })
  await chat.open()
  await page.route('**/api/chat/*/send', async (route) => {
    const response = await route.fetch()
    const [first] = (await response.text()).split('\n\n')
    await route.fulfill({ response, body: `${first}\n\n` })
  })
  await page.route('**/api/chat/*/replies/*', (route) => route.abort())
  await chat.send(RISKY)
  await expect(chat.input).toHaveValue(RISKY)
  await expect(care).toHaveCount(1)
  await expect(care.getByRole('link', { name: '02 2327 2327' })).toBeInViewport()
})

test('help lines and reply are shown where the connection is lost before anything has come', async ({
  page,
  texts,
  newChat,
}) => {
  const { chat } = await newChat({ user: { phone: '+39 3331234567' }, pace: 'live' })
  const care = page.getByRole('region', { name: texts.chat.care.title })
  await chat.open()
  await page.route('**/api/chat/*/send', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await chat.send(RISKY)
  await expect(chat.bubbles).toHaveCount(3)
  await expect(chat.input).toHaveValue('')
  await expect(care).toHaveCount(1)
  await expect(care.getByRole('link', { name: '02 2327 2327' })).toBeVisible()
})
