import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aMessage, aReply, chatNetwork, luna, paths } from '../testing/chat-network.ts'
import { bubbles, input, openChat } from '../testing/open-chat.tsx'

/** The other tab's end of the channel. */
let heard: unknown[] = []
let tell: (change: object) => void

class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | undefined
  constructor(readonly name: string) {
    tell = (data) => this.onmessage?.({ data })
  }
  postMessage = (change: unknown) => heard.push(change)
  close = () => {
    this.onmessage = undefined
  }
}

const { BroadcastChannel: real } = globalThis
let network: ReturnType<typeof chatNetwork>

beforeEach(async () => {
  heard = []
  globalThis.BroadcastChannel = FakeChannel as unknown as typeof BroadcastChannel
  localStorage.setItem('chat_pace', 'live')
  network = chatNetwork([aMessage(1), aMessage(2)])
  await openChat()
  await screen.findByText('Messaggio 2')
})

afterEach(() => {
  cleanup()
  globalThis.BroadcastChannel = real
})

it('shows what another tab has sent and got', async () => {
  network.on('GET', paths.messages, { body: [1, 2, 3, 4].map((number) => aMessage(number)) })
  act(() => tell({ companionId: luna.id }))
  expect(await screen.findByText('Messaggio 4')).toBeInTheDocument()
})

it('greets again once another tab has deleted the conversation', async () => {
  network.on('GET', paths.messages, { body: [] })
  network.on('POST', paths.start, { body: { session_id: 's', greeting: 'Di nuovo ciao!' } })
  act(() => tell({ companionId: luna.id, isRemoved: true }))
  expect(await screen.findByText('Di nuovo ciao!')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Messaggio 1')).toBeNull())
})

it('tells the others when a reply has come', async () => {
  network.on('POST', paths.send, { body: aReply('Ti ascolto.') })
  await userEvent.type(await input(), 'Ciao{Enter}')
  await waitFor(() => expect(bubbles().at(-1)).toContain('Ti ascolto.'))
  expect(heard).toEqual([{ companionId: luna.id }])
})
