import { expect, it } from '@jest/globals'
import type { ChatMessage, PendingTurn } from './conversation.types.ts'
import { historyRows, type Row, withDueCare, withPending } from './timeline.ts'

const message = (id: string, role: ChatMessage['role'], timestamp: string): ChatMessage => ({
  id,
  role,
  content: id,
  timestamp,
})

const pendingTurn = (changes: Partial<PendingTurn> = {}): PendingTurn => ({
  clientId: 'c1',
  text: 'Ciao',
  sentAt: '2026-03-02T10:00:30Z',
  isTyping: false,
  partial: '',
  isAnswered: false,
  replyIds: [],
  ...changes,
})

const input = { messages: [] as ChatMessage[], hasOlder: false, disclosures: [] }

const messages = [
  message('a', 'user', '2026-03-01T10:00:00Z'),
  message('b', 'assistant', '2026-03-02T10:00:00Z'),
  message('c', 'assistant', '2026-03-02T10:01:00Z'),
  message('d', 'assistant', '2026-03-02T10:30:00Z'),
]

const keys = (rows: Row[]) => rows.map(({ key }) => key)
const rowOf = (rows: Row[], key: string) => rows.find((row) => row.key === key)

it('separates days', () => {
  const rows = historyRows({ ...input, messages })
  expect(rows.filter((row) => row.kind === 'message' && row.day).map(({ key }) => key)).toEqual(['a', 'b'])
})

it('groups messages of one sender that stand close together', () => {
  const rows = historyRows({ ...input, messages })
  expect(rowOf(rows, 'b')).toMatchObject({ isFirst: true, isLast: false })
  expect(rowOf(rows, 'c')).toMatchObject({ isFirst: false, isLast: true })
  expect(rowOf(rows, 'd')).toMatchObject({ isFirst: true, isLast: true })
})

it('begins with the companion, once the first message is loaded', () => {
  expect(keys(historyRows({ ...input, messages }))[0]).toBe('intro')
  expect(keys(historyRows({ ...input, messages, hasOlder: true }))[0]).toBe('b')
})

it('shows the greeting of an empty conversation after the disclosure', () => {
  const greeting = message('greeting', 'assistant', '2026-03-02T10:00:00Z')
  const disclosures = [{ key: 'disclosure-0', after: null }]
  expect(keys(historyRows({ ...input, greeting, disclosures }))).toEqual([
    'intro',
    'disclosure-0',
    'greeting',
  ])
})

it('shows disclosures and help lines after their messages', () => {
  const care = { help_lines: [{ name: 'Emergenza', phone: '112', country: 'IT' }] }
  const [first, ...others] = messages
  const risky = { ...(first as ChatMessage), care }
  const disclosures = [{ key: 'disclosure-0', after: messages.at(-1) ?? null }]
  const rows = historyRows({ ...input, messages: [risky, ...others], disclosures })
  expect(keys(rows)).toEqual(['intro', 'a', 'care-a', 'b', 'c', 'd', 'disclosure-0'])
})

it('keeps a disclosure whose message has been replaced or removed', () => {
  const disclosures = [{ key: 'disclosure-0', after: message('x', 'assistant', '2026-03-02T10:10:00Z') }]
  expect(keys(historyRows({ ...input, messages, disclosures })).slice(-2)).toEqual(['disclosure-0', 'd'])
  expect(keys(historyRows({ ...input, disclosures }))).toEqual(['intro', 'disclosure-0'])
})

it('ends with the pending turn: message, typing dots, then the partial reply in their place', () => {
  const rows = historyRows({ ...input, messages })
  expect(keys(withPending(rows, pendingTurn())).slice(-1)).toEqual(['user-c1'])
  expect(withPending(rows, pendingTurn({ isTyping: true })).at(-1)).toMatchObject({
    kind: 'typing',
    key: 'reply-c1',
  })
  expect(withPending(rows, pendingTurn({ isTyping: true, partial: 'Ec' })).at(-1)).toMatchObject({
    kind: 'message',
    key: 'reply-c1',
    state: 'coming',
  })
})

it('ends with help lines that are due, before a message on its way', () => {
  const rows = historyRows({ ...input, messages })
  const lines = [{ name: 'Emergenza', phone: '112', country: 'IT' }]
  expect(withDueCare(rows, null)).toBe(rows)
  const due = withDueCare(rows, lines)
  expect(due.at(-1)).toMatchObject({ kind: 'care', lines })
  expect(keys(withPending(due, pendingTurn())).slice(-2)).toEqual(['care-due', 'user-c1'])
})

it('does not change the memoised rows', () => {
  const rows = historyRows({ ...input, messages: [message('a', 'user', '2026-03-02T10:00:00Z')] })
  withPending(rows, pendingTurn())
  expect(rowOf(rows, 'a')).toMatchObject({ isLast: true })
})

it('has the place in the queue where the reply will appear', () => {
  const rows = withPending([], pendingTurn({ place: 3 }))
  expect(rows.at(-1)).toMatchObject({ kind: 'typing', place: 3 })
})

it('lets a reply that is gone on with grow in its place', () => {
  const rows = historyRows({ ...input, messages })
  const continues = { id: 'd', content: 'd' }
  const typing = withPending(rows, pendingTurn({ continues, isTyping: true }))
  expect(typing.at(-1)).toMatchObject({ kind: 'typing' })
  const grown = withPending(rows, pendingTurn({ continues, isTyping: true, partial: ' e' }))
  expect(keys(grown)).toEqual(keys(rows))
  expect(rowOf(grown, 'd')).toMatchObject({ state: 'coming', message: { content: 'd e' } })
  expect(rowOf(rows, 'd')).toMatchObject({ state: 'kept', message: { content: 'd' } })
})
