import type { HelpLine } from '@confida/contracts'
import { parseTime } from '@confida/i18n'
import type { ChatMessage, PendingTurn } from './conversation.types.ts'
import type { QueuedMessage } from './draft-storage.ts'
import { type ReplySource, sourceChanges } from './reply-source.ts'
import { replyKey, userKey } from './turn-messages.ts'

/** Messages of one sender within this time form one group. */
const GROUP_MS = 5 * 60_000

export interface MessageRow {
  kind: 'message'
  key: string
  message: ChatMessage
  /** The timestamp of the day separator, where this is the first message of a day. */
  day?: string
  /** Whether it is the first of its group, which shows the name. */
  isFirst: boolean
  isLast: boolean
  state: 'kept' | 'sending' | 'coming' | 'queued'
  /** Own messages can be edited, and the last reply be written anew where it answers one. */
  action?: 'edit' | 'regenerate'
  /** The own message that the last reply answers. */
  question?: ChatMessage
}

export type Row =
  | MessageRow
  | { kind: 'intro'; key: string }
  | { kind: 'typing'; key: string; isFirst: boolean; place?: number }
  | { kind: 'disclosure'; key: string }
  | ({ kind: 'source'; key: string } & ReplySource)
  | { kind: 'care'; key: string; lines: HelpLine[] }

/** Where the disclosure that the companion is a program is shown: after a message, or before all messages. */
export interface Disclosure {
  key: string
  after: Pick<ChatMessage, 'id' | 'timestamp'> | null
}

export interface TimelineInput {
  messages: ChatMessage[]
  hasOlder: boolean
  /** The companion's greeting, above the first message. */
  greeting?: ChatMessage
  disclosures: Disclosure[]
}

const careKey = (key: string) => `care-${key}`

const dayOf = (timestamp: string) => parseTime(timestamp)?.toDateString()

const isSameGroup = (one: ChatMessage, other: ChatMessage) =>
  Math.abs(Date.parse(other.timestamp) - Date.parse(one.timestamp)) < GROUP_MS

function addMessage(rows: Row[], message: ChatMessage, state: MessageRow['state']): void {
  const last = rows.at(-1)
  const before = rows.findLast((row) => row.kind === 'message')?.message
  const isNewDay = !before || dayOf(before.timestamp) !== dayOf(message.timestamp)
  const isGrouped =
    !isNewDay &&
    last?.kind === 'message' &&
    last.message.role === message.role &&
    isSameGroup(last.message, message)
  if (isGrouped) last.isLast = false
  rows.push({
    kind: 'message',
    // The same row for all versions.
    key: message.versions?.[0] ?? message.key ?? message.id,
    message,
    day: isNewDay ? message.timestamp : undefined,
    isFirst: !isGrouped,
    isLast: true,
    state,
  })
}

type PlacedDisclosure = { key: string; after: string | undefined }

/** A disclosure stays when the message before it is removed: it then follows the last message before that. */
const placeDisclosures = (disclosures: Disclosure[], messages: ChatMessage[]): PlacedDisclosure[] =>
  disclosures.map(({ key, after }) => {
    const isLoaded = after && messages.some(({ id }) => id === after.id)
    const last = after && messages.findLast(({ timestamp }) => timestamp < after.timestamp)
    return { key, after: isLoaded ? after.id : last?.id }
  })

function addDisclosures(rows: Row[], disclosures: PlacedDisclosure[], after?: string): void {
  for (const disclosure of disclosures) {
    if (disclosure.after === after) rows.push({ kind: 'disclosure', key: disclosure.key })
  }
}

/** The rows of the history, in order. */
export function historyRows(input: TimelineInput): Row[] {
  const { messages, hasOlder, greeting } = input
  const disclosures = placeDisclosures(input.disclosures, messages)
  const rows: Row[] = hasOlder ? [] : [{ kind: 'intro', key: 'intro' }]
  addDisclosures(rows, disclosures)
  if (greeting && !hasOlder) addMessage(rows, greeting, 'kept')
  const changes = sourceChanges(messages)
  for (const message of messages) {
    const source = changes.get(message.id)
    if (source) rows.push({ kind: 'source', key: `source-${message.key ?? message.id}`, ...source })
    addMessage(rows, message, 'kept')
    if (message.care)
      rows.push({ kind: 'care', key: careKey(message.key ?? message.id), lines: message.care.help_lines })
    addDisclosures(rows, disclosures, message.id)
  }
  markActions(rows, messages)
  return hasOlder ? withoutFirst(rows) : rows
}

/** Drops the oldest loaded message: only the one before it tells whether it begins a day or a group. */
function withoutFirst(rows: Row[]): Row[] {
  const first = rows.findIndex((row) => row.kind === 'message')
  const second = rows.findIndex((row, index) => index > first && row.kind === 'message')
  return second === -1 ? rows : rows.slice(second)
}

function markActions(rows: Row[], messages: ChatMessage[]): void {
  const last = messages.at(-1)
  const question = messages.findLast(({ role }) => role === 'user')
  for (const row of rows) {
    if (row.kind !== 'message') continue
    if (row.message.role === 'user') row.action = 'edit'
    else if (question && row.message.id === last?.id) {
      row.action = 'regenerate'
      row.question = question
    }
  }
}

/** Below the history: help lines that are due, which last until a message is answered. */
export const withDueCare = (history: Row[], lines: HelpLine[] | null): Row[] =>
  lines ? [...history, { kind: 'care', key: careKey('due'), lines }] : history

/** The rows with the reply that is gone on with, which grows. */
function withContinued(rows: Row[], { continues, partial, isTyping, clientId, place }: PendingTurn): Row[] {
  const isContinued = (row: Row): row is MessageRow =>
    row.kind === 'message' && row.message.id === continues?.id
  if (partial) return rows.map((row) => (isContinued(row) ? continuedRow(row, partial) : row))
  if (isTyping || place) rows.push({ kind: 'typing', key: replyKey(clientId), isFirst: true, place })
  return rows
}

const continuedRow = (row: MessageRow, partial: string): MessageRow => ({
  ...row,
  state: 'coming',
  message: { ...row.message, content: row.message.content + partial },
})

/** addMessage may change the last row: it gets a copy, never the memoised row. */
function copyOf(history: Row[]): Row[] {
  const last = history.at(-1)
  return last?.kind === 'message' ? [...history.slice(0, -1), { ...last }] : [...history]
}

const ownMessage = ({ clientId, text, sentAt }: QueuedMessage): ChatMessage => ({
  id: userKey(clientId),
  key: userKey(clientId),
  role: 'user',
  content: text,
  timestamp: sentAt,
})

/** Below everything: what waits for a connection, but for what is being sent already. */
export function withQueued(above: Row[], queued: QueuedMessage[], pending: PendingTurn | null): Row[] {
  const waiting = queued.filter(({ clientId }) => clientId !== pending?.clientId)
  if (waiting.length === 0) return above
  const rows = copyOf(above)
  for (const message of waiting) addMessage(rows, ownMessage(message), 'queued')
  return rows
}

/** The rows of the history followed by those of the pending turn. */
export function withPending(history: Row[], pending: PendingTurn | null): Row[] {
  if (!pending) return history
  const rows = copyOf(history)
  if (pending.continues) return withContinued(rows, pending)
  const { clientId, sentAt, partial, helpLines, isTyping, place } = pending
  addMessage(rows, ownMessage(pending), 'sending')
  if (helpLines) rows.push({ kind: 'care', key: careKey(userKey(clientId)), lines: helpLines })
  const key = replyKey(clientId)
  if (partial) {
    const reply: ChatMessage = { id: key, key, role: 'assistant', content: partial, timestamp: sentAt }
    addMessage(rows, reply, 'coming')
  } else if (isTyping || place) {
    rows.push({ kind: 'typing', key, isFirst: true, place })
  }
  return rows
}
