import {
  continueReply,
  type ErrorBody,
  getReply,
  type HelpLine,
  MESSAGE_MAX,
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

/** The reply may still be being stored. */
const FIND_TIMEOUT_MS = 10_000

function openReply({ conversationId, text, clientId, replaces, continues, signal }: TurnRequest) {
  const options = {
    params: { session_id: conversationId },
    signal,
    timeoutMs: TIMEOUT_MS,
    accept: 'text/event-stream',
  }
  const common = { language: currentLanguage(), time_zone: timeZone(), client_id: clientId }
  if (continues) return api.open(continueReply, { ...options, body: { ...common, message_id: continues.id } })
  // Only a kept message is longer, whose words the server has.
  const message = text.length > MESSAGE_MAX ? undefined : text
  return api.open(sendMessage, { ...options, body: { ...common, message, replaces } })
}

/**
 * Sends a message, or has a reply gone on with, and returns the reply, after its deltas. It is a stream at any pace: the
 * server notices at once when the user stops a stream, and keeps what has come by then. Throws `ApiError`.
 */
export async function sendTurn(request: TurnRequest): Promise<Reply> {
  const response = await openReply(request)
  const isStream = response.headers.get('content-type')?.includes('text/event-stream')
  if (!isStream || !response.body) return response.json() as Promise<Reply>
  try {
    return await readReply(response.body, request)
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError({ status: 0 })
  }
}

/** What has become of the reply to a message. Throws `ApiError`. */
export const findReply = (conversationId: string, clientId: string, signal: AbortSignal): Promise<Reply> =>
  api.call(getReply, {
    params: { session_id: conversationId, client_id: clientId },
    signal,
    timeoutMs: FIND_TIMEOUT_MS,
  })

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
