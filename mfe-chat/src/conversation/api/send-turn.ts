import {
  type ErrorBody,
  type HelpLine,
  type Reply,
  type ReplyDelta,
  type ReplyPlace,
  sendMessage,
} from '@confida/contracts'
import { ApiError } from '@confida/http-client'
import { currentLanguage, timeZone } from '@confida/i18n'
import { api } from '@confida/session'
import type { TurnRequest } from '../conversation.types.ts'
import { readEvents } from '../event-stream.ts'

/** A reply may take as long as a slow model needs; the user can stop it before. */
const TIMEOUT_MS = 120_000

const toCallInput = ({ conversationId, text, clientId, replaces, signal }: TurnRequest) => ({
  params: { session_id: conversationId },
  body: {
    message: text,
    language: currentLanguage(),
    time_zone: timeZone(),
    client_id: clientId,
    replaces,
  },
  signal,
  timeoutMs: TIMEOUT_MS,
})

/**
 * Sends a message and returns the reply, after its deltas. It is a stream at any pace: the server notices at once
 * when the user stops a stream, and then stores nothing. Throws `ApiError`.
 */
export async function sendTurn(request: TurnRequest): Promise<Reply> {
  const response = await api.open(sendMessage, { ...toCallInput(request), accept: 'text/event-stream' })
  const isStream = response.headers.get('content-type')?.includes('text/event-stream')
  if (!isStream || !response.body) return response.json() as Promise<Reply>
  try {
    return await readReply(response.body, request)
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError({ status: 0 })
  }
}

async function readReply(
  body: ReadableStream<Uint8Array>,
  { onDelta, onCare, onPlace }: TurnRequest,
): Promise<Reply> {
  for await (const { event, data } of readEvents(body)) {
    const value: unknown = JSON.parse(data)
    if (event === 'delta') onDelta((value as ReplyDelta).text)
    if (event === 'care') onCare((value as { help_lines: HelpLine[] }).help_lines)
    if (event === 'queued') onPlace((value as ReplyPlace).place)
    if (event === 'done') return value as Reply
    if (event === 'error') throw errorOf(value as Partial<ErrorBody> & { message?: string })
  }
  // The connection ended before the reply did.
  throw new ApiError({ status: 0 })
}

const errorOf = ({ code, detail, message }: Partial<ErrorBody> & { message?: string }) =>
  new ApiError({ status: 503, code, detail, reason: detail ?? message })
