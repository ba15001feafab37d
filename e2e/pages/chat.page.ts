import type { Page } from '@playwright/test'
import { fill, type ProductTexts } from '../fixtures/texts.ts'

/** What a person does in the conversation with a partner. */
export function chatPage(page: Page, { chat }: ProductTexts, partner: string) {
  const input = page.getByLabel(fill(chat.composer.label, { name: partner }))
  const messages = page.getByRole('log').or(page.getByLabel(fill(chat.messages.list, { name: partner })))
  return {
    input,
    messages,
    async send(text: string) {
      await input.fill(text)
      await input.press('Enter')
    },
  }
}
