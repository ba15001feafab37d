import type { Page } from '@playwright/test'
import { fill, type ProductTexts } from '../fixtures/texts.ts'

/** What a user does in the conversation with a companion. */
export function chatPage(page: Page, { chat }: ProductTexts, companion: string) {
  const input = page.getByLabel(fill(chat.composer.label, { name: companion }))
  const messages = page.getByRole('log').or(page.getByLabel(fill(chat.messages.list, { name: companion })))
  const bubbles = messages.getByRole('article')
  return {
    input,
    messages,
    bubbles,
    typing: messages.getByText(fill(chat.messages.typing, { name: companion })),
    open: (id: string) => page.goto(`/text-chat/${id}`),
    /** The menu, and one of its entries. */
    openMenu: () => page.getByRole('button', { name: chat.menu.label, exact: true }).click(),
    choose: (name: string) => page.getByRole('menuitemradio', { name, exact: true }).click(),
    entry: (name: string) => page.getByRole('menuitem', { name, exact: true }),
    /** Once the conversation is open: each has a message, the greeting at least. */
    async send(text: string) {
      await bubbles.first().waitFor()
      await input.fill(text)
      await input.press('Enter')
    },
  }
}
