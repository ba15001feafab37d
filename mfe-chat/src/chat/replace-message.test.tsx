import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aMessage, aReply, chatNetwork, paths } from '../testing/chat-network.ts'
import { bubbles, input, openChat } from '../testing/open-chat.tsx'

const history = [aMessage(1), aMessage(2), aMessage(3), aMessage(4)]

let network: ReturnType<typeof chatNetwork>

beforeEach(async () => {
  localStorage.clear()
  localStorage.setItem('chat_pace', 'live')
  network = chatNetwork(history)
  network.on('POST', paths.send, { body: aReply('Un’altra risposta.') })
  await openChat()
  await screen.findByText('Messaggio 4')
})

afterEach(cleanup)

const click = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name })).at(-1) as HTMLElement)
const sent = () => network.sent('POST', paths.send)[0]?.body

it('replaces the last reply by another one', async () => {
  await click('Rigenera la risposta')
  expect(screen.getByRole('log')).toHaveFocus()
  await waitFor(() => expect(bubbles().at(-1)).toContain('Un’altra risposta.'))
  expect(bubbles()).toHaveLength(4)
  expect(screen.queryByText('Messaggio 4')).toBeNull()
  expect(sent()).toMatchObject({ message: 'Messaggio 3', replaces: history[2]?.id })
})

it('asks for another reply to a message that is longer than may be sent by its id alone', async () => {
  cleanup()
  const long = aMessage(3, { content: 'parola '.repeat(100).trim() })
  network.on('GET', paths.messages, { body: [long, aMessage(4)] })
  await openChat()
  await click('Rigenera la risposta')
  await waitFor(() => expect(bubbles().at(-1)).toContain('Un’altra risposta.'))
  expect(bubbles().at(-2)).toContain(long.content)
  expect(sent()).not.toHaveProperty('message')
  expect(sent()).toMatchObject({ replaces: long.id })
})

it('offers no other reply where there is no message of one’s own', async () => {
  cleanup()
  network.on('GET', paths.messages, { body: [aMessage(2), aMessage(4)] })
  await openChat()
  await screen.findByText('Messaggio 4')
  expect(screen.getAllByRole('button', { name: 'Copia' })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Rigenera la risposta' })).toBeNull()
})

it('edits the last message and sends it again', async () => {
  await click('Modifica e reinvia')
  expect(await input()).toHaveValue('Messaggio 3')
  fireEvent.change(await input(), { target: { value: 'Altre parole' } })
  fireEvent.keyDown(await input(), { key: 'Enter' })
  await waitFor(() => expect(bubbles().at(-1)).toContain('Un’altra risposta.'))
  expect(bubbles().at(-2)).toContain('Altre parole')
  expect(bubbles()).toHaveLength(4)
  expect(sent()).toMatchObject({ message: 'Altre parole', replaces: history[2]?.id })
})

it('edits any message: the conversation goes on from there', async () => {
  await userEvent.click(
    (await screen.findAllByRole('button', { name: 'Modifica e reinvia' }))[0] as HTMLElement,
  )
  expect(screen.getByText(/la conversazione riprende da qui/)).toBeInTheDocument()
  fireEvent.change(await input(), { target: { value: 'Altre parole' } })
  fireEvent.keyDown(await input(), { key: 'Enter' })
  await waitFor(() => expect(bubbles().at(-1)).toContain('Un’altra risposta.'))
  expect(bubbles()).toHaveLength(2)
  expect(sent()).toMatchObject({ message: 'Altre parole', replaces: history[0]?.id })
})

it('restores the draft when editing is cancelled', async () => {
  fireEvent.change(await input(), { target: { value: 'Da finire' } })
  await click('Modifica e reinvia')
  fireEvent.keyDown(await input(), { key: 'Escape' })
  expect(await input()).toHaveValue('Da finire')
})

it('restores the old messages on failure', async () => {
  network.on('POST', paths.send, { status: 500, body: { detail: 'X' } })
  await click('Rigenera la risposta')
  expect(await screen.findByText("Errore nell'invio del messaggio: X")).toBeInTheDocument()
  expect(bubbles()).toHaveLength(4)
  expect(bubbles().at(-1)).toContain('Messaggio 4')
})
