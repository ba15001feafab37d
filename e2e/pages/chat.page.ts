import type { Page } from '@playwright/test'
import { fill, type ProductTexts } from '../fixtures/texts.ts'

/** What a person does in the conversation with a partner. */
export function chatPage(page: Page, { chat }: ProductTexts, partner: string) {
  const input = page.getByLabel(fill(chat.composer.label, { name: partner }))
  const messages = page.getByRole('log').or(page.getByLabel(fill(chat.messages.list, { name: partner })))
  const bubbles = messages.getByRole('article')
  return {
    input,
    messages,
    bubbles,
    typing: messages.getByText(fill(chat.messages.typing, { name: partner })),
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
