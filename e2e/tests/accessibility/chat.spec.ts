import type { Page } from '@playwright/test'
import { prefer } from '../../fixtures/preferences.ts'
import { expect, test } from '../../fixtures/test.ts'
import { fill, type ProductTexts } from '../../fixtures/texts.ts'
import { createCompanion, logInAs, registerUser } from '../../fixtures/users.ts'
import { chatPage } from '../../pages/chat.page.ts'
import { type Stop, tour } from './tour.ts'

function chatStops(page: Page, texts: ProductTexts, id: string): Stop[] {
  const { menu, memories, privacy, search } = texts.chat
  const chat = chatPage(page, texts, 'Sofia')
  const dialog = page.getByRole('dialog')
  const talk = async () => {
    await chat.open(id)
    await chat.send('Mi chiamo Luca')
    await expect(chat.bubbles).toHaveCount(3)
    await expect(chat.typing).toBeHidden()
  }
  const openPanel = (entry: string, title: string) => async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await chat.openMenu()
    await chat.entry(entry).click()
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
  }
  const openMenu = async () => {
    await chat.openMenu()
    await expect(chat.entry(menu.privacy)).toBeVisible()
  }
  const openSearch = async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await chat.openMenu()
    await chat.entry(menu.search).click()
    await page.getByPlaceholder(search.placeholder).fill('Luca')
    await expect(page.getByText(fill(search.position, { index: 1, total: 2 }))).toBeVisible()
  }
  return [
    { name: 'conversation', go: talk },
    { name: 'menu', go: openMenu, part: '[role=menu]' },
    { name: 'memories', go: openPanel(menu.memories, fill(memories.title, { name: 'Sofia' })) },
    { name: 'privacy', go: openPanel(menu.privacy, privacy.title) },
    { name: 'search', go: openSearch },
  ]
}

test.describe(() => {
  let stops: Stop[]
  test.beforeEach(async ({ page, texts }) => {
    const session = await registerUser()
    const { id } = await createCompanion(session)
    await prefer(page, { chat_pace: 'live' })
    await logInAs(page, session)
    stops = chatStops(page, texts, id)
  })

  test('axe finds nothing in a conversation and its menu', ({ page, expectAccessible }) =>
    tour(page, expectAccessible, stops.slice(0, 2)))

  test('axe finds nothing in the panels of a conversation', { tag: '@long' }, ({ page, expectAccessible }) =>
    tour(page, expectAccessible, stops),
  )
})
