import { beforeEach, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aMessage, aReply, chatNetwork, paths } from '../testing/chat-network.ts'
import { input, openChat } from '../testing/open-chat.tsx'

const fact = (number: number, text: string) => ({
  id: `cccccccc-0000-4000-8000-00000000000${number}`,
  text,
  kind: 'name',
  pinned: false,
  message_id: null,
  created_at: '2026-03-01T09:01:00Z',
})
const name = fact(1, 'Ti chiami Luca')
const sea = fact(2, 'Ti piace il mare')
const forgotten = fact(3, 'Vivi a Torino')
const used = aMessage(2, { content: 'Ciao Luca', memories_used: [name.id, forgotten.id] })

let network: ReturnType<typeof chatNetwork>

beforeEach(() => {
  localStorage.setItem('chat_pace', 'live')
  network = chatNetwork([aMessage(1), used])
  network.on('GET', paths.memories, { body: [sea, name] })
  network.on('GET', paths.exclusions, { body: [] })
  network.on('GET', paths.summary, { body: { summary: null } })
})

const chips = async () =>
  within(await screen.findByRole('list', { name: 'Ricordi usati in questa risposta' }))

it('shows the facts that a reply used, and none that is forgotten', async () => {
  await openChat()
  await screen.findByText('Ciao Luca')
  const buttons = (await chips()).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Ti chiami Luca'])
})

it('opens the memories at the fact, by keyboard too', async () => {
  await openChat()
  await screen.findByText('Ciao Luca')
  const chip = (await chips()).getByRole('button', { name: 'Ti chiami Luca' })
  chip.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Cosa ricorda Luna' }))
  const item = (await dialog.findByText('Ti chiami Luca')).closest('li')
  await waitFor(() => expect(item).toHaveFocus())
})

it('shows them under a reply that has just come, once the list knows them', async () => {
  network = chatNetwork([])
  network.on('GET', paths.exclusions, { body: [] })
  network.on('GET', paths.summary, { body: { summary: null } })
  network.on('GET', paths.memories, { body: [sea] })
  network.on('POST', paths.send, { body: { ...aReply('Al mare, allora.'), memories_used: [sea.id] } })
  await openChat()
  await userEvent.type(await input(), 'Dove andiamo?{Enter}')
  expect((await chips()).getByRole('button', { name: 'Ti piace il mare' })).toBeInTheDocument()
})

it('shows nothing under replies that used none', async () => {
  network.on('GET', paths.messages, { body: [aMessage(1), aMessage(2)] })
  await openChat()
  await screen.findByText('Messaggio 2')
  expect(screen.queryByRole('list', { name: 'Ricordi usati in questa risposta' })).toBeNull()
  expect(network.sent('GET', paths.memories)).toHaveLength(0)
})
