import type { Reply } from '@confida/contracts'
import { ApiError } from '@confida/http-client'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { Conversation } from './conversation.ts'
import type { TurnRequest } from './conversation.types.ts'

let isOnline: boolean
let requests: TurnRequest[]
/** What the server answers, in turn. */
let answers: (Reply | ApiError)[]

const reply = (id: string): Reply => ({
  message: 'Eccomi',
  message_id: `r${id}`,
  user_message_id: `u${id}`,
  timestamp: '2026-03-01T10:00:05Z',
  engine: 'builtin',
  memories_used: [],
})
const unreachable = new ApiError({ status: 0 })

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  isOnline = false
  requests = []
  answers = []
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** The conversation as a page finds it that is opened now. */
function open() {
  const conversation = new Conversation({
    draftKey: 'ada_luna',
    pace: () => 'live',
    startedConversation: async () => 'c1',
    sendTurn: async (request) => {
      requests.push(request)
      const answer = answers.shift() ?? reply(String(requests.length))
      if (answer instanceof ApiError) throw answer
      return answer
    },
    findReply: async () => reply('0'),
    addTurn: () => undefined,
    updateReply: () => undefined,
    reloadHistory: () => undefined,
    restartConversation: () => undefined,
  })
  conversation.store.setState({ conversationId: 'c1' })
  return conversation
}

async function write(...texts: string[]) {
  const conversation = open()
  for (const text of texts) {
    conversation.setDraft(text)
    await conversation.send()
  }
  return conversation
}

const waiting = ({ store }: Conversation) => store.getState().queued.map(({ text }) => text)
const sent = () => requests.map(({ text }) => text)

it('keeps what is written without a connection through a reload, and sends it once, in order', async () => {
  const before = await write('primo', 'secondo')
  expect(waiting(before)).toEqual(['primo', 'secondo'])
  expect(before.store.getState()).toMatchObject({ draft: '', notice: null, pending: null })
  const after = open()
  expect(waiting(after)).toEqual(['primo', 'secondo'])
  isOnline = true
  await Promise.all([after.sendQueued(), after.sendQueued()])
  await before.sendQueued()
  await open().sendQueued()
  expect(sent()).toEqual(['primo', 'secondo'])
  expect(waiting(after)).toEqual([])
})

it('tries under the same id until the server is reached', async () => {
  const conversation = await write('primo')
  isOnline = true
  answers = [unreachable]
  await conversation.sendQueued()
  expect(waiting(conversation)).toEqual(['primo'])
  await jest.advanceTimersByTimeAsync(10_000)
  expect(waiting(conversation)).toEqual([])
  expect(new Set(requests.map(({ clientId }) => clientId)).size).toBe(1)
  expect(requests).toHaveLength(2)
})

it('puts what the server refuses back into the input and keeps the rest', async () => {
  const conversation = await write('primo', 'secondo')
  isOnline = true
  answers = [new ApiError({ status: 429, code: 'free_limit' })]
  await conversation.sendQueued()
  expect(conversation.store.getState()).toMatchObject({ draft: 'primo', notice: { kind: 'freeLimit' } })
  expect(waiting(conversation)).toEqual(['secondo'])
  await conversation.send()
  expect(sent()).toEqual(['primo', 'primo', 'secondo'])
})

it('gives a message back that the person takes back', async () => {
  const conversation = await write('primo', 'secondo')
  conversation.setDraft('bozza')
  const [first] = conversation.store.getState().queued
  conversation.unqueue(first?.clientId ?? '')
  expect(conversation.store.getState().draft).toBe('bozza\nprimo')
  expect(waiting(open())).toEqual(['secondo'])
})

it('stays with a person whose session ends while it is sent', async () => {
  const conversation = await write('primo')
  isOnline = true
  answers = [unreachable]
  conversation.leave()
  await conversation.sendQueued()
  expect(waiting(open())).toEqual(['primo'])
})
