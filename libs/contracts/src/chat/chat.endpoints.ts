import * as z from 'zod/mini'
import { id, idParams, optionalLine, success, timestamp } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import { HISTORY_PAGE, SEARCH_MAX } from './chat.limits.ts'
import {
  care,
  continuation,
  keptMessage,
  message,
  outgoingMessage,
  reply,
  replyDelta,
  replyPlace,
  versionChoice,
} from './chat.schema.ts'

export const conversationParams = z.object({ session_id: id })

export const listMessages = endpoint({
  id: 'chat.messages',
  method: 'GET',
  path: '/api/companions/:id/messages',
  summary:
    'The newest messages, oldest first; `before` pages back, `search` keeps those that contain it (one or two letters: of the newest 2,000)',
  permission: 'user',
  showsChats: true,
  params: idParams,
  query: z.object({
    before: z.optional(id),
    search: z.optional(optionalLine(SEARCH_MAX)),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(HISTORY_PAGE)), HISTORY_PAGE),
  }),
  response: z.array(message),
  errors: ['message_not_found', 'rate_limited'],
  notFound: 'companion_not_found',
})

export const listKeptMessages = endpoint({
  id: 'chat.kept-messages',
  method: 'GET',
  path: '/api/companions/:id/kept-messages',
  summary: 'The messages of the lines that the conversation has left, line by line; `after` pages on',
  permission: 'user',
  showsChats: true,
  params: idParams,
  query: z.object({ after: z.optional(id) }),
  response: z.array(keptMessage),
  notFound: 'companion_not_found',
})

export const removeMessages = endpoint({
  id: 'chat.remove-messages',
  method: 'DELETE',
  path: '/api/companions/:id/messages',
  summary: 'Delete the conversation; the companion stays',
  permission: 'user',
  params: idParams,
  response: success,
  notFound: 'companion_not_found',
})

export const startConversation = endpoint({
  id: 'chat.start',
  method: 'POST',
  path: '/api/chat/start',
  summary: 'Open the conversation with a companion, with the greeting that stands over its messages',
  permission: 'user',
  showsChats: true,
  body: z.object({ companion_id: z.string(), language: z.optional(z.unknown()) }),
  response: z.object({
    session_id: id,
    greeting: z.optional(z.string()),
    greeted_at: z.optional(timestamp),
    /** Where the last message called for help lines and got no reply. */
    care: z.optional(care),
  }),
  notFound: 'companion_not_found',
})

export const sendMessage = endpoint({
  id: 'chat.send',
  method: 'POST',
  path: '/api/chat/:session_id/send',
  summary:
    'Send a message and get the reply, whole or as server-sent events: `care` first where help lines are due, `queued` while it has to wait, then any number of `delta`, then `done` or `error`',
  permission: 'user',
  showsChats: true,
  params: conversationParams,
  body: outgoingMessage,
  response: reply,
  responseKind: 'json-or-event-stream',
  events: { care, queued: replyPlace, delta: replyDelta, done: reply },
  notFound: 'chat_session_not_found',
  errors: [
    'ai_unavailable',
    'ai_busy',
    'rate_limited',
    'free_limit',
    'reply_in_progress',
    'message_not_found',
  ],
})

export const continueReply = endpoint({
  id: 'chat.continue',
  method: 'POST',
  path: '/api/chat/:session_id/continue',
  summary:
    'Have an incomplete last reply gone on with, in the same message; the answer is the whole of it, the events `delta` are what is new',
  permission: 'user',
  showsChats: true,
  params: conversationParams,
  body: continuation,
  response: reply,
  responseKind: 'json-or-event-stream',
  events: { queued: replyPlace, delta: replyDelta, done: reply },
  notFound: 'chat_session_not_found',
  errors: ['ai_unavailable', 'ai_busy', 'rate_limited', 'reply_in_progress', 'message_not_found'],
})

export const chooseVersion = endpoint({
  id: 'chat.choose-version',
  method: 'POST',
  path: '/api/chat/:session_id/versions',
  summary: 'Go on from another version of a message or reply, with what followed it',
  permission: 'user',
  showsChats: true,
  params: conversationParams,
  body: versionChoice,
  response: z.object({ message_id: id }),
  notFound: 'chat_session_not_found',
  errors: ['rate_limited', 'reply_in_progress', 'message_not_found'],
})

export const getReply = endpoint({
  id: 'chat.reply',
  method: 'GET',
  path: '/api/chat/:session_id/replies/:client_id',
  summary:
    'What has become of the reply to a message, once it is not being written any more: for who has stopped it, or lost the connection; with `care` where help lines are due, in an error too',
  permission: 'user',
  showsChats: true,
  params: z.object({ session_id: id, client_id: id }),
  response: reply,
  notFound: 'message_not_found',
  errors: ['chat_session_not_found', 'reply_in_progress'],
})

export const getFreeMessages = endpoint({
  id: 'chat.free-messages',
  method: 'GET',
  path: '/api/chat/free-messages',
  summary: 'How many messages a day are free without premium days; 0 is no limit',
  permission: 'user',
  response: z.object({ a_day: z.int() }),
})
