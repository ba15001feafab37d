import { connectionLost } from '@confida/testing'
import { setOnline } from '@confida/testing/connection'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aMessage, chatNetwork, paths } from '../testing/chat-network.ts'
import { openChat } from '../testing/open-chat.tsx'

const message = aMessage(1, { content: 'Mi chiamo Luca e adoro il mare' })
const name = {
  id: 'cccccccc-0000-4000-8000-000000000001',
  text: 'Ti chiami Luca',
  kind: 'name',
  pinned: false,
  message_id: message.id,
  message: message.content,
  created_at: '2026-03-01T09:01:00Z',
}
const sea = {
  ...name,
  id: 'cccccccc-0000-4000-8000-000000000002',
  text: 'Ti piace il mare',
  kind: 'like',
  pinned: true,
}
const pathOf = ({ id }: typeof name) => `${paths.memories}/${id}`

let network: ReturnType<typeof chatNetwork>

beforeEach(() => {
  network = chatNetwork([message])
  network.on('GET', paths.memories, { body: [name, sea] })
  network.on('GET', paths.exclusions, { body: [] })
  network.on('GET', paths.summary, { body: { summary: null } })
})

afterEach(() => setOnline(true))

async function open() {
  await openChat()
  await screen.findByText(message.content)
  await userEvent.click(screen.getByRole('button', { name: 'Cosa ricorda di te' }))
  return screen.findByRole('dialog', { name: 'Cosa ricorda Luna' })
}

async function itemOf(text: string) {
  return within((await screen.findByText(text)).closest('li') as HTMLElement)
}

it('lists pinned memories first, each with the message it came from', async () => {
  const dialog = await open()
  await screen.findByText('Ti chiami Luca')
  const items = within(dialog).getAllByRole('listitem')
  expect(items[0]).toHaveTextContent('Ti piace il mare')
  expect(items[1]).toHaveTextContent('Dal tuo messaggio: «Mi chiamo Luca e adoro il mare»')
})

it('edits a memory', async () => {
  network.on('PATCH', pathOf(name), { body: { ...name, text: 'Ti chiami Luciano' } })
  await open()
  const item = await itemOf('Ti chiami Luca')
  await userEvent.click(item.getByRole('button', { name: 'Correggi' }))
  const field = item.getByRole('textbox')
  await userEvent.clear(field)
  await userEvent.type(field, 'Ti chiami Luciano')
  await userEvent.click(item.getByRole('button', { name: 'Salva' }))
  expect(await screen.findByText('Ti chiami Luciano')).toBeInTheDocument()
  expect(network.sent('PATCH', pathOf(name))[0]?.body).toEqual({ text: 'Ti chiami Luciano' })
})

it('keeps the text in the form when saving fails', async () => {
  network.on('PATCH', pathOf(name), { status: 500, body: {} })
  await open()
  const item = await itemOf('Ti chiami Luca')
  await userEvent.click(item.getByRole('button', { name: 'Correggi' }))
  await userEvent.type(item.getByRole('textbox'), '!')
  await userEvent.click(item.getByRole('button', { name: 'Salva' }))
  expect(await screen.findByText('Non è stato possibile salvare. Riprova.')).toBeInTheDocument()
  expect(item.getByRole('textbox')).toHaveValue('Ti chiami Luca!')
})

it('pins a memory', async () => {
  network.on('PATCH', pathOf(name), { body: { ...name, pinned: true } })
  await open()
  const item = await itemOf('Ti chiami Luca')
  await userEvent.click(item.getByRole('button', { name: 'Fissa' }))
  expect(await item.findByRole('button', { name: 'Non fissare più' })).toBePressed()
  expect(network.sent('PATCH', pathOf(name))[0]?.body).toEqual({ pinned: true })
})

it('removes a memory', async () => {
  network.on('DELETE', pathOf(name), { body: { success: true, message: '' } })
  await open()
  const item = await itemOf('Ti chiami Luca')
  await userEvent.click(item.getByRole('button', { name: 'Dimentica' }))
  await waitFor(() => expect(screen.queryByText('Ti chiami Luca')).toBeNull())
  expect(screen.getByText('Ti piace il mare')).toBeInTheDocument()
})

it('shows what the server still has when a memory cannot be removed', async () => {
  await open()
  const item = await itemOf('Ti chiami Luca')
  network.on('DELETE', pathOf(name), { status: 404, body: {} })
  network.on('GET', paths.memories, { body: [sea] })
  await userEvent.click(item.getByRole('button', { name: 'Dimentica' }))
  expect(await screen.findByText('Non è stato possibile salvare. Riprova.')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Ti chiami Luca')).toBeNull())
})

it('removes all memories after a confirmation', async () => {
  network.on('DELETE', paths.memories, { body: { success: true, message: '' } })
  await open()
  await screen.findByText('Ti chiami Luca')
  await userEvent.click(screen.getByRole('button', { name: 'Dimentica tutto' }))
  const asked = within(await screen.findByRole('alertdialog'))
  expect(network.sent('DELETE', paths.memories)).toHaveLength(0)
  await userEvent.click(asked.getByRole('button', { name: 'Dimentica tutto' }))
  expect(await screen.findByText('Ancora nessun ricordo')).toBeInTheDocument()
})

it('scrolls to the message that a memory came from', async () => {
  await open()
  const item = await itemOf('Ti chiami Luca')
  await userEvent.click(item.getByRole('button', { name: 'Vai al messaggio' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(screen.getByRole('article')).toHaveClass('shown'))
})

const exclusion = { id: name.id, text: name.text, kind: 'name', created_at: '2026-03-02T09:00:00Z' }

it('adds a memory by hand', async () => {
  const added = {
    ...name,
    id: 'cccccccc-0000-4000-8000-000000000003',
    text: 'Odio il lunedì',
    message_id: null,
  }
  network.on('POST', paths.memories, { status: 201, body: added })
  const dialog = within(await open())
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi un ricordo' }))
  await userEvent.type(dialog.getByRole('textbox'), '  Odio il lunedì ')
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }))
  expect(await screen.findByText('Odio il lunedì')).toBeInTheDocument()
  expect(network.sent('POST', paths.memories)[0]?.body).toEqual({ text: 'Odio il lunedì' })
  expect(dialog.queryByRole('textbox')).toBeNull()
})

it('keeps what was typed when a memory cannot be added', async () => {
  network.on('POST', paths.memories, { status: 500, body: {} })
  const dialog = within(await open())
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi un ricordo' }))
  await userEvent.type(dialog.getByRole('textbox'), 'Odio il lunedì')
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }))
  expect(await screen.findByText('Non è stato possibile salvare. Riprova.')).toBeInTheDocument()
  expect(dialog.getByRole('textbox')).toHaveValue('Odio il lunedì')
})

it('says why no more memories are taken', async () => {
  const detail = 'Questo partner ricorda già 5000 cose.'
  network.on('POST', paths.memories, { status: 409, body: { code: 'memory_limit', detail } })
  const dialog = within(await open())
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi un ricordo' }))
  await userEvent.type(dialog.getByRole('textbox'), 'Odio il lunedì')
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }))
  expect(await screen.findByText(detail)).toBeInTheDocument()
})

it('never remembers a memory again, until that is taken back', async () => {
  network.on('POST', `${pathOf(name)}/exclude`, { status: 201, body: exclusion })
  network.on('DELETE', `${paths.exclusions}/${name.id}`, { body: { success: true, message: '' } })
  const dialog = within(await open())
  const item = await itemOf('Ti chiami Luca')
  await userEvent.click(item.getByRole('button', { name: 'Non ricordarlo mai più' }))
  const heading = await dialog.findByRole('heading', { name: 'Da non ricordare' })
  const list = within(heading.parentElement as HTMLElement)
  expect(list.getByText('Ti chiami Luca')).toBeInTheDocument()
  expect(dialog.getAllByText('Ti chiami Luca')).toHaveLength(1)
  await userEvent.click(list.getByRole('button', { name: 'Permetti di nuovo' }))
  await waitFor(() => expect(dialog.queryByRole('heading', { name: 'Da non ricordare' })).toBeNull())
})

it('shows the summary, which can be corrected and deleted', async () => {
  const summary = { text: 'Lavori a Torino e ami il mare.', updated_at: '2026-03-02T09:00:00Z' }
  network.on('GET', paths.summary, { body: { summary } })
  network.on('PATCH', paths.summary, { body: { ...summary, text: 'Ami il mare.' } })
  network.on('DELETE', paths.summary, { body: { success: true, message: '' } })
  const dialog = within(await open())
  expect(await dialog.findByText(summary.text)).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Correggi il riassunto' }))
  const field = dialog.getByRole('textbox', { name: 'Riassunto di ciò che vi siete detti' })
  await userEvent.clear(field)
  await userEvent.type(field, 'Ami il mare.')
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }))
  expect(await dialog.findByText('Ami il mare.')).toBeInTheDocument()
  expect(network.sent('PATCH', paths.summary)[0]?.body).toEqual({ text: 'Ami il mare.' })
  await userEvent.click(dialog.getByRole('button', { name: 'Elimina il riassunto' }))
  await waitFor(() => expect(dialog.queryByText('Ami il mare.')).toBeNull())
})

it('says that memories could not be loaded, and loads them on Retry', async () => {
  network.on('GET', paths.memories, { status: 500, body: {} })
  await open()
  expect(await screen.findByText('Non è stato possibile caricare i ricordi')).toBeInTheDocument()
  network.on('GET', paths.memories, { body: [name] })
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await screen.findByText('Ti chiami Luca')).toBeInTheDocument()
})

it('says that there is no connection, and shows the memories once it is back', async () => {
  network.on('GET', paths.memories, () => {
    throw connectionLost()
  })
  await openChat()
  await screen.findByText(message.content)
  setOnline(false)
  await userEvent.click(screen.getByRole('button', { name: 'Cosa ricorda di te' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cosa ricorda Luna' }))
  expect(await dialog.findByText(/manchi la connessione/)).toBeVisible()
  network.on('GET', paths.memories, { body: [name] })
  setOnline(true)
  expect(await dialog.findByText('Ti chiami Luca')).toBeVisible()
})

describe('the focus', () => {
  const button = (title: string, dialog = screen.getByRole('dialog')) =>
    within(dialog).getByRole('button', { name: title })
  const press = async (element: HTMLElement) => {
    element.focus()
    await userEvent.keyboard('{Enter}')
  }
  /** What browsers do with a disabled button. */
  const losingFocus = (answer: object) => async () => {
    const pressed = document.activeElement as HTMLElement
    await waitFor(() => expect(pressed).toBeDisabled())
    pressed.blur()
    return answer
  }
  const done = losingFocus({ body: { success: true, message: '' } })

  it('comes back to the button that adds, after Save and after Cancel', async () => {
    const added = { ...name, id: 'cccccccc-0000-4000-8000-000000000003', text: 'Odio il lunedì' }
    network.on('POST', paths.memories, losingFocus({ status: 201, body: added }))
    await open()
    await press(button('Aggiungi un ricordo'))
    await userEvent.keyboard('Odio il lunedì')
    await press(button('Salva'))
    await waitFor(() => expect(button('Aggiungi un ricordo')).toHaveFocus())
    await press(button('Aggiungi un ricordo'))
    await press(button('Annulla'))
    expect(button('Aggiungi un ricordo')).toHaveFocus()
  })

  it('comes back to the button that corrects, after Save and after Cancel', async () => {
    network.on('PATCH', pathOf(name), losingFocus({ body: { ...name, text: 'Ti chiami Luciano' } }))
    await open()
    const item = await itemOf('Ti chiami Luca')
    const correct = item.getByRole('button', { name: 'Correggi' })
    await press(correct)
    await userEvent.keyboard('no')
    await press(button('Salva'))
    await screen.findByText('Ti chiami Luciano')
    await waitFor(() => expect(correct).toHaveFocus())
    await press(correct)
    await press(button('Annulla'))
    expect(correct).toHaveFocus()
  })

  it('stays on a button that was disabled meanwhile', async () => {
    network.on('PATCH', pathOf(name), losingFocus({ body: { ...name, pinned: true } }))
    await open()
    const item = await itemOf('Ti chiami Luca')
    await press(item.getByRole('button', { name: 'Fissa' }))
    await waitFor(() => expect(item.getByRole('button', { name: 'Non fissare più' })).toHaveFocus())
  })

  it('goes from a memory that is forgotten to the next, and from the last to the panel', async () => {
    network.on('DELETE', pathOf(sea), done)
    network.on('DELETE', pathOf(name), done)
    const dialog = await open()
    const first = await itemOf('Ti piace il mare')
    const second = await itemOf('Ti chiami Luca')
    await press(first.getByRole('button', { name: 'Dimentica' }))
    await waitFor(() => expect(second.getByRole('button', { name: 'Fissa' })).toHaveFocus())
    await press(second.getByRole('button', { name: 'Dimentica' }))
    await screen.findByText('Ancora nessun ricordo')
    await waitFor(() => expect(dialog.firstElementChild).toHaveFocus())
  })

  it('goes to the memory before, where the last of several is never to be remembered', async () => {
    network.on('POST', `${pathOf(name)}/exclude`, losingFocus({ status: 201, body: exclusion }))
    await open()
    const first = await itemOf('Ti piace il mare')
    const second = await itemOf('Ti chiami Luca')
    await press(second.getByRole('button', { name: 'Non ricordarlo mai più' }))
    await waitFor(() => expect(first.getByRole('button', { name: 'Non fissare più' })).toHaveFocus())
  })

  it('goes from what may be remembered again to the next, and from the last to the panel', async () => {
    const other = { ...exclusion, id: sea.id, text: sea.text }
    network.on('GET', paths.memories, { body: [] })
    network.on('GET', paths.exclusions, { body: [exclusion, other] })
    network.on('DELETE', `${paths.exclusions}/${exclusion.id}`, done)
    network.on('DELETE', `${paths.exclusions}/${other.id}`, done)
    const dialog = await open()
    const first = await itemOf(exclusion.text)
    const second = await itemOf(other.text)
    await press(first.getByRole('button', { name: 'Permetti di nuovo' }))
    await waitFor(() => expect(screen.queryByText(exclusion.text)).toBeNull())
    await waitFor(() => expect(second.getByRole('button', { name: 'Permetti di nuovo' })).toHaveFocus())
    await press(second.getByRole('button', { name: 'Permetti di nuovo' }))
    await waitFor(() => expect(screen.queryByText(other.text)).toBeNull())
    await waitFor(() => expect(dialog.firstElementChild).toHaveFocus())
  })

  it('comes back to the button that corrects the summary, and goes to the panel with it', async () => {
    const summary = { text: 'Lavori a Torino.', updated_at: '2026-03-02T09:00:00Z' }
    network.on('GET', paths.summary, { body: { summary } })
    network.on('PATCH', paths.summary, losingFocus({ body: { ...summary, text: 'Lavori a Torino!' } }))
    network.on('DELETE', paths.summary, done)
    const dialog = await open()
    await screen.findByText(summary.text)
    await press(button('Correggi il riassunto'))
    await userEvent.keyboard('!')
    await press(button('Salva'))
    await waitFor(() => expect(button('Correggi il riassunto')).toHaveFocus())
    await press(button('Elimina il riassunto'))
    await waitFor(() => expect(dialog.firstElementChild).toHaveFocus())
  })

  it('goes to the panel after everything was forgotten', async () => {
    network.on('DELETE', paths.memories, done)
    const dialog = await open()
    await screen.findByText('Ti chiami Luca')
    await press(button('Dimentica tutto'))
    await press(button('Dimentica tutto', await screen.findByRole('alertdialog')))
    await screen.findByText('Ancora nessun ricordo')
    await waitFor(() => expect(dialog.firstElementChild).toHaveFocus())
  })
})
