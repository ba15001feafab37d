import { HISTORY_PAGE, type KeptMessage, listKeptMessages, type Message } from '@confida/contracts'
import { api } from '@confida/session'
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

/** Every message of the lines that the conversation has left, line by line. Throws `ApiError`. */
export async function fetchKeptMessages(companionId: string): Promise<KeptMessage[]> {
  const kept: KeptMessage[] = []
  for (;;) {
    const query = { after: kept.at(-1)?.id }
    const page = await api.call(listKeptMessages, { params: { id: companionId }, query })
    kept.push(...page)
    if (page.length < HISTORY_PAGE) return kept
  }
}
