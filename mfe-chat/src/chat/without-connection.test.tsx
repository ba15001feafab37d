import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { usePreferences } from '../preferences/preferences.store.ts'
import { aMessage, aReply, chatNetwork, paths } from '../testing/chat-network.ts'
import { bubbles, input, openChat } from '../testing/open-chat.tsx'

const WAITING = 'In attesa: parte appena torna la connessione'
let isOnline: boolean
let network: ReturnType<typeof chatNetwork>

beforeEach(() => {
  localStorage.clear()
  usePreferences.setState({ pace: 'live' })
  isOnline = true
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  network = chatNetwork([aMessage(1), aMessage(2)])
})

afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

/** Writes into an open chat whose connection is lost. */
async function writeOffline(text: string) {
  await openChat()
  await screen.findByText('Messaggio 2')
  isOnline = false
  fireEvent.change(await input(), { target: { value: text } })
  fireEvent.keyDown(await input(), { key: 'Enter' })
}

it('shows that a message waits, and sends it by itself once there is a connection', async () => {
  network.on('POST', paths.send, { body: aReply('Eccomi.') })
  await writeOffline('Mi senti?')
  expect(bubbles().at(-1)).toMatch(new RegExp(`Mi senti\\?.*${WAITING}`))
  expect(await input()).toHaveValue('')
  isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(bubbles().at(-1)).toContain('Eccomi.'))
  expect(screen.queryByText(WAITING)).not.toBeInTheDocument()
  expect(bubbles().filter((bubble) => bubble?.includes('Mi senti?'))).toHaveLength(1)
})

it('gives a waiting message back into the input', async () => {
  await writeOffline('Mi senti?')
  await userEvent.click(screen.getByRole('button', { name: 'Riprendi' }))
  expect(await input()).toHaveValue('Mi senti?')
  expect(screen.queryByText(WAITING)).not.toBeInTheDocument()
})
