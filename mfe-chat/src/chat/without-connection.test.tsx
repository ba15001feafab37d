import { connectionLost } from '@confida/testing'
import { setOnline } from '@confida/testing/connection'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { usePreferences } from '../preferences/preferences.store.ts'
import { aMessage, aReply, chatNetwork, paths } from '../testing/chat-network.ts'
import { bubbles, input, openChat, openMenu } from '../testing/open-chat.tsx'

const WAITING = 'In attesa: parte appena torna la connessione'
let network: ReturnType<typeof chatNetwork>

beforeEach(() => {
  localStorage.clear()
  usePreferences.setState({ pace: 'live' })
  network = chatNetwork([aMessage(1), aMessage(2)])
})

afterEach(() => {
  cleanup()
  setOnline(true)
  jest.restoreAllMocks()
})

/** Writes into an open chat whose connection is lost. */
async function writeOffline(text: string) {
  await openChat()
  await screen.findByText('Messaggio 2')
  setOnline(false)
  fireEvent.change(await input(), { target: { value: text } })
  fireEvent.keyDown(await input(), { key: 'Enter' })
}

it('shows that a message waits, and sends it by itself once there is a connection', async () => {
  network.on('POST', paths.send, { body: aReply('Eccomi.') })
  await writeOffline('Mi senti?')
  expect(bubbles().at(-1)).toMatch(new RegExp(`Mi senti\\?.*${WAITING}`))
  expect(await input()).toHaveValue('')
  setOnline(true)
  await waitFor(() => expect(bubbles().at(-1)).toContain('Eccomi.'))
  expect(screen.queryByText(WAITING)).not.toBeInTheDocument()
  expect(bubbles().filter((bubble) => bubble?.includes('Mi senti?'))).toHaveLength(1)
})

it('shows the reply and its help lines that the server has where only the answer was lost', async () => {
  const care = { help_lines: [{ name: 'Telefono Amico', phone: '02 2327 2327', country: 'IT' }] }
  network.on('POST', paths.send, ({ body }) => {
    const { client_id } = body as { client_id: string }
    network.on('GET', `${paths.replies}/${client_id}`, { body: { ...aReply('Sono qui.'), care } })
    throw connectionLost()
  })
  await openChat()
  await userEvent.type(await input(), 'Voglio farla finita{Enter}')
  await waitFor(() => expect(bubbles().at(-1)).toContain('Sono qui.'))
  expect(screen.getByText('Telefono Amico')).toBeVisible()
  expect(await input()).toHaveValue('')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('gives a waiting message back into the input', async () => {
  await writeOffline('Mi senti?')
  await userEvent.click(screen.getByRole('button', { name: 'Riprendi' }))
  expect(await input()).toHaveValue('Mi senti?')
  expect(screen.queryByText(WAITING)).not.toBeInTheDocument()
})

it('says that a chat cannot be deleted', async () => {
  network.on('DELETE', paths.messages, () => {
    throw connectionLost()
  })
  await openChat()
  await screen.findByText('Messaggio 2')
  await openMenu()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Elimina chat' }))
  setOnline(false)
  await userEvent.click(await screen.findByRole('button', { name: 'Elimina la chat' }))
  expect(await screen.findByText(/Non è stato possibile eliminare la chat/)).toBeInTheDocument()
})

it('tells the server of a disclosure once there is a connection', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'nextTick'] })
  await openChat()
  await screen.findByText('Messaggio 2')
  const sent = () => network.sent('POST', paths.disclosures)
  await waitFor(() => expect(sent()).toHaveLength(1))
  setOnline(false)
  act(() => void jest.advanceTimersByTime(3 * 3_600_000))
  jest.useRealTimers()
  expect(await screen.findAllByText(/programma informatico, non/)).toHaveLength(2)
  expect(sent()).toHaveLength(1)
  setOnline(true)
  await waitFor(() => expect(sent()).toHaveLength(2))
})
