import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aMessage, aReply, CONVERSATION_ID, chatNetwork } from '../testing/chat-network.ts'
import { bubbles, openChat } from '../testing/open-chat.tsx'

const CONTINUE = `/api/chat/${CONVERSATION_ID}/continue`
const cut = aMessage(2, { content: 'Ci penso.', incomplete: true })

let network: ReturnType<typeof chatNetwork>

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('chat_pace', 'live')
})
afterEach(cleanup)

it('is marked, and gone on with in the same bubble', async () => {
  network = chatNetwork([aMessage(1), cut])
  network.on('POST', CONTINUE, { body: { ...aReply('Ci penso. Dimmi tutto.'), message_id: cut.id } })
  await openChat()
  expect(await screen.findByText('Risposta interrotta')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Continua' }))
  expect(screen.getByRole('log')).toHaveFocus()
  await waitFor(() => expect(bubbles().at(-1)).toContain('Ci penso. Dimmi tutto.'))
  expect(bubbles()).toHaveLength(2)
  expect(screen.queryByText('Risposta interrotta')).toBeNull()
  expect(network.sent('POST', CONTINUE)[0]?.body).toMatchObject({ message_id: cut.id, language: 'it' })
  await waitFor(() => expect(screen.getByTestId('announcer')).toHaveTextContent(/Luna: Dimmi tutto\.$/))
})

it('can be gone on with only as the last one', async () => {
  chatNetwork([aMessage(1), cut, aMessage(3), aMessage(4)])
  await openChat()
  expect(await screen.findByText('Risposta interrotta')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Continua' })).toBeNull()
})
