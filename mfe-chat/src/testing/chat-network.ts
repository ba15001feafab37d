import type { Message } from '@confida/contracts'
import { aCompanion, fakeNetwork } from '@confida/testing'

export const luna = aCompanion()
export const marco = aCompanion({ id: '0d7ad1a3-6f58-4d0b-8d1e-2a8c5f0a9b03', name: 'Marco' })
export const CONVERSATION_ID = '7c2b8a52-6f1e-4a59-9d3f-1f6f0f6e7a55'

export const paths = {
  companion: `/api/companions/${luna.id}`,
  messages: `/api/companions/${luna.id}/messages`,
  kept: `/api/companions/${luna.id}/kept-messages`,
  versions: `/api/chat/${CONVERSATION_ID}/versions`,
  memories: `/api/companions/${luna.id}/memories`,
  summary: `/api/companions/${luna.id}/summary`,
  exclusions: `/api/companions/${luna.id}/memory-exclusions`,
  disclosures: `/api/companions/${luna.id}/disclosures`,
  start: '/api/chat/start',
  send: `/api/chat/${CONVERSATION_ID}/send`,
  replies: `/api/chat/${CONVERSATION_ID}/replies`,
  image: `/api/chat/${CONVERSATION_ID}/upload-image`,
}

/** A message of the history; the number makes its id and its time. */
export const aMessage = (number: number, choices: Partial<Message> = {}): Message => ({
  id: `aaaaaaaa-0000-4000-8000-${String(number).padStart(12, '0')}`,
  role: number % 2 ? 'user' : 'assistant',
  content: `Messaggio ${number}`,
  timestamp: new Date(Date.UTC(2026, 2, 1, 9, number)).toISOString(),
  ...choices,
})

export const aReply = (message: string) => ({
  message,
  message_id: 'bbbbbbbb-0000-4000-8000-000000000002',
  user_message_id: 'bbbbbbbb-0000-4000-8000-000000000001',
  timestamp: new Date().toISOString(),
  engine: 'builtin',
  memories_used: [],
})

/** As browsers do: a request that is aborted is rejected at once. */
function rejectAborted() {
  const { fetch } = globalThis
  globalThis.fetch = (input, options) => {
    const signal = input instanceof Request ? input.signal : options?.signal
    const aborted = Promise.withResolvers<never>()
    signal?.addEventListener('abort', () => aborted.reject(new DOMException('aborted', 'AbortError')))
    return Promise.race([fetch(input, options), aborted.promise])
  }
}

/** Fakes the API with two companions and a conversation with the first. */
export function chatNetwork(messages: Message[] = []) {
  const network = fakeNetwork()
  rejectAborted()
  network.on('GET', '/api/companions', { body: [luna, marco] })
  network.on('GET', paths.companion, { body: luna })
  network.on('GET', `/api/companions/${marco.id}`, { body: marco })
  network.on('GET', `/api/companions/${marco.id}/messages`, { body: [] })
  network.on('GET', paths.messages, { body: messages })
  network.on('GET', paths.kept, { body: [] })
  for (const { id } of [luna, marco])
    network.on('POST', `/api/companions/${id}/disclosures`, { body: { success: true } })
  network.on('POST', paths.start, {
    body: { session_id: CONVERSATION_ID, greeting: messages.length ? undefined : 'Ciao Anna!' },
  })
  network.on('POST', paths.send, { body: aReply('Ti ascolto.') })
  return network
}
