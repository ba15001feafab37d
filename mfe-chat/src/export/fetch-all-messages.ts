import type { Message } from '@confida/contracts'
import { fetchPage } from '../conversation/api/history.queries.ts'

/** Every message of a conversation, oldest first, page by page from the newest. Throws `ApiError`. */
export async function fetchAllMessages(companionId: string): Promise<Message[]> {
  const pages: Message[][] = []
  for (let before: string | undefined; ; before = pages.at(-1)?.[0]?.id) {
    const page = await fetchPage(companionId, before)
    pages.push(page.messages)
    if (!page.hasOlder) return pages.reverse().flat()
  }
}
