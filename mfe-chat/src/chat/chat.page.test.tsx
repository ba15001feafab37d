import { longTest } from '@confida/jest-presets/long-test'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { usePreferences } from '../preferences/preferences.store.ts'
import { aMessage, aReply, chatNetwork, luna, marco, paths } from '../testing/chat-network.ts'
import { browser, bubbles, input, openChat, openMenu } from '../testing/open-chat.tsx'

const history = [aMessage(1), aMessage(2)]

let network: ReturnType<typeof chatNetwork>

beforeEach(() => {
  localStorage.clear()
  // Without the natural pace's waiting; that has tests of its own.
  usePreferences.setState({ pace: 'live' })
  network = chatNetwork(history)
})

afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const write = async (text: string) => fireEvent.change(await input(), { target: { value: text } })
const press = async (key: object) => fireEvent.keyDown(await input(), key)
/** Writes and sends a message, once the conversation has started. */
async function say(text: string) {
  await screen.findByText('Messaggio 2')
  await write(text)
  await press({ key: 'Enter' })
}

it('loads the companion, starts the conversation, then loads the history', async () => {
  const order: string[] = []
  const note = (name: string, body: unknown) => () => {
    order.push(name)
    return { body }
  }
  network.on('GET', paths.companion, note('companion', luna))
  network.on('POST', paths.start, note('start', { session_id: 's' }))
  network.on('GET', paths.messages, note('messages', history))
  await openChat()
  await screen.findByText('Messaggio 2')
  expect(order.slice(0, 3)).toEqual(['companion', 'start', 'messages'])
})

it('shows each message with its sender and its time as in Italy, whatever the language', async () => {
  await openChat({ language: 'en' })
  await screen.findByText('Messaggio 2')
  const [mine, theirs] = screen.getAllByRole('article')
  expect(mine).toHaveTextContent(/Anna Rossi.*Messaggio 1.*\d{2}:01/)
  expect(theirs).toHaveTextContent(/Luna.*Messaggio 2.*\d{2}:02/)
})

it('writes every message in its own direction', async () => {
  network.on('GET', paths.messages, { body: [aMessage(1, { content: 'مرحبا' })] })
  await openChat()
  expect(await screen.findByText('مرحبا')).toHaveAttribute('dir', 'rtl')
})

it('greets in an empty conversation, after the disclosure that the companion is a program', async () => {
  network = chatNetwork()
  await openChat()
  expect(await screen.findByText('Ciao Anna!')).toBeInTheDocument()
  expect(await screen.findByText('Luna è un programma informatico, non una persona.')).toBeInTheDocument()
})

it('shows the own message at once and the reply when it arrives', async () => {
  const { promise, resolve } = Promise.withResolvers<{ body: unknown }>()
  network.on('POST', paths.send, () => promise)
  await openChat()
  await say('Come stai?')
  expect(bubbles().at(-1)).toContain('Come stai?')
  expect(await input()).toHaveValue('')
  resolve({ body: aReply('Ti ascolto.') })
  await waitFor(() => expect(bubbles().at(-1)).toContain('Ti ascolto.'))
  expect(bubbles()).toHaveLength(4)
  expect(screen.getByText(/motore integrato/)).toBeInTheDocument()
  expect(screen.getByTestId('announcer')).toHaveTextContent('Luna: Ti ascolto.')
})

it('shows the portrait wherever the letter would stand, where one was drawn', async () => {
  const drawn = 'data:image/svg+xml,drawn'
  const companion = { ...luna, portrait_url: drawn }
  network.on('GET', paths.companion, { body: companion })
  network.on('GET', '/api/companions', { body: [companion, marco] })
  const { container } = await openChat()
  await screen.findByText('Messaggio 2')
  const pictures = Array.from(container.querySelectorAll('img'), ({ src }) => src)
  // In the list, the head, the beginning of the conversation and beside the message.
  expect(pictures.filter((src) => src === drawn).length).toBeGreaterThanOrEqual(4)
  expect(pictures.filter((src) => src === luna.avatar_url)).toHaveLength(1)
})

it('names the tab after the companion, in every language', async () => {
  await openChat()
  await input()
  expect(document.title).toBe('Luna – Confida')
})

it('starts in the input where there is a keyboard, and nowhere else', async () => {
  await openChat()
  expect(await input()).not.toHaveFocus()
  cleanup()
  const media = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: query.includes('fine') }) as MediaQueryList,
    )
  await openChat()
  expect(await input()).toHaveFocus()
  media.mockRestore()
})

it('says where the replies begin to come from another engine or model, and for old ones nothing', async () => {
  network.on('GET', paths.messages, {
    body: [
      aMessage(1),
      aMessage(2, { engine: 'endpoint' }),
      aMessage(3),
      aMessage(4, { engine: 'endpoint', model: 'small' }),
      aMessage(5),
      aMessage(6, { engine: 'endpoint', model: 'large' }),
    ],
  })
  network.on('POST', paths.send, { body: { ...aReply('Eccomi.'), model: 'companion-engine' } })
  await openChat()
  const lines = () => screen.queryAllByText(/^Da qui le risposte/).map(({ textContent }) => textContent)
  expect(await screen.findByText(/^Da qui le risposte/)).toBeVisible()
  expect(lines()).toEqual(['Da qui le risposte vengono dal modello di IA \u2068large\u2069.'])
  await write('Ciao')
  await press({ key: 'Enter' })
  await waitFor(() => expect(lines()).toHaveLength(2))
  expect(lines()[1]).toBe(
    'Da qui le risposte vengono dal motore integrato: un programma senza modello di IA.',
  )
})

it('says so under a reply of which a sentence was replaced, old or new', async () => {
  network.on('GET', paths.messages, { body: [aMessage(1), aMessage(2, { replaced: true })] })
  network.on('POST', paths.send, { body: { ...aReply('Sono un programma.'), replaced: true } })
  await openChat()
  const note = 'Una frase di questa risposta è stata sostituita per la tua sicurezza.'
  expect(await screen.findByText(note)).toBeVisible()
  await write('Sei umana?')
  await press({ key: 'Enter' })
  await waitFor(() => expect(bubbles().at(-1)).toContain('Sono un programma.'))
  expect(bubbles().map((bubble) => bubble?.includes(note))).toEqual([false, true, false, true])
})

const care = { help_lines: [{ name: 'Telefono Amico', phone: '02 2327 2327', country: 'IT' }] }
const helpLine = () => screen.findByRole('link', { name: /02 2327 2327/ })

it('shows and announces help lines that come without a reply', async () => {
  network.on('POST', paths.send, { status: 503, body: { code: 'ai_unavailable', detail: 'Riprova.', care } })
  await openChat()
  await say('Non ce la faccio più')
  expect(await helpLine()).toBeInTheDocument()
  expect(screen.getByTestId('care-announcer')).toHaveTextContent(/^Non devi affrontare questo momento/)
  expect(await input()).toHaveValue('Non ce la faccio più')
})

it('shows help lines that are due from before', async () => {
  network.on('POST', paths.start, { body: { session_id: 's', care } })
  await openChat()
  expect(await helpLine()).toBeInTheDocument()
})

it('sends the message with the language of the interface', async () => {
  await openChat({ language: 'fr' })
  await say('Bonjour')
  await waitFor(() => expect(network.sent('POST', paths.send)).toHaveLength(1))
  expect(network.sent('POST', paths.send)[0]?.body).toMatchObject({ message: 'Bonjour', language: 'fr' })
})

it('sends with Enter once only, and begins a new line with Shift and Enter', async () => {
  network.on('POST', paths.send, () => Promise.withResolvers<never>().promise)
  await openChat()
  await screen.findByText('Messaggio 2')
  await write('a')
  await press({ key: 'Enter', shiftKey: true })
  expect(network.sent('POST', paths.send)).toHaveLength(0)
  await press({ key: 'Enter' })
  await write('b')
  await press({ key: 'Enter' })
  await waitFor(() => expect(network.sent('POST', paths.send)).toHaveLength(1))
  expect(await input()).toHaveValue('b')
})

it("does not send on an Enter that ends an input method's composition", async () => {
  await openChat()
  await screen.findByText('Messaggio 2')
  await write('に')
  await press({ key: 'Enter', isComposing: true })
  expect(network.sent('POST', paths.send)).toHaveLength(0)
})

it('asks for a message where the input is empty', async () => {
  await openChat()
  await say('   ')
  expect(await screen.findByText('Inserisci un messaggio prima di inviare')).toBeInTheDocument()
  expect(network.sent('POST', paths.send)).toHaveLength(0)
})

it('counts the last hundred characters and sends no more than 500', async () => {
  await openChat()
  await screen.findByText('Messaggio 2')
  await write('a'.repeat(399))
  expect(screen.queryByText(/Caratteri/)).toBeNull()
  await write('a'.repeat(490))
  expect(screen.getByText('Caratteri rimasti: 10')).toBeInTheDocument()
  await write('a'.repeat(501))
  expect(screen.getByText('1 carattere di troppo')).toBeInTheDocument()
  await press({ key: 'Enter' })
  expect(network.sent('POST', paths.send)).toHaveLength(0)
})

it.each([
  [{ detail: 'X', message: 'M' }, "Errore nell'invio del messaggio: X"],
  [{ message: 'M' }, "Errore nell'invio del messaggio: M"],
])('takes a message back that could not be sent: %j', async (body, text) => {
  network.on('POST', paths.send, { status: 500, body })
  await openChat()
  await say('Ciao')
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(bubbles()).toHaveLength(2)
  expect(await input()).toHaveValue('Ciao')
})

it('says in which time zone the person is', async () => {
  await openChat()
  await say('Ciao')
  await waitFor(() => expect(network.sent('POST', paths.send)).toHaveLength(1))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(network.sent('POST', paths.send)[0]?.body).toMatchObject({ time_zone: timeZone })
})

it('sends it again on Retry, with the same id', async () => {
  network.on('POST', paths.send, { status: 500, body: { detail: 'X' } })
  await openChat()
  await say('Ciao')
  const retry = await screen.findByRole('button', { name: 'Riprova' })
  network.on('POST', paths.send, { body: aReply('Eccomi.') })
  await userEvent.click(retry)
  await waitFor(() => expect(bubbles().at(-1)).toContain('Eccomi.'))
  const ids = network.sent('POST', paths.send).map(({ body }) => (body as { client_id: string }).client_id)
  expect(new Set(ids).size).toBe(1)
})

it('takes the message back when the reply is stopped', async () => {
  network.on('POST', paths.send, () => Promise.withResolvers<never>().promise)
  await openChat()
  await say('Ciao')
  await userEvent.click(await screen.findByRole('button', { name: 'Interrompi la risposta' }))
  await waitFor(() => expect(bubbles()).toHaveLength(2))
  expect(await input()).toHaveValue('Ciao')
  expect(screen.queryByText(/Errore/)).toBeNull()
})

it('shows a reply at once that has come and keeps its natural pace, and leaves the focus', async () => {
  usePreferences.setState({ pace: 'natural' })
  await openChat()
  await say('Ciao')
  const showNow = await screen.findByRole('button', { name: 'Mostra subito la risposta' })
  expect(screen.queryByRole('button', { name: 'Interrompi la risposta' })).toBeNull()
  expect(bubbles().at(-1)).not.toContain('Ti ascolto.')
  await userEvent.click(showNow)
  await waitFor(() => expect(bubbles().at(-1)).toContain('Ti ascolto.'))
  expect(screen.getByRole('button', { name: 'Invia il messaggio' })).toHaveFocus()
  expect(network.sent('POST', paths.send)).toHaveLength(1)
})

it('says why the chat could not be opened, and that nothing can be sent', async () => {
  network.on('POST', paths.start, { status: 500, body: { detail: 'X' } })
  await openChat()
  expect(await screen.findByText("Errore nell'inizializzazione della chat: X")).toBeInTheDocument()
  await say('Ciao')
  expect(
    await screen.findByText('Errore: sessione chat non inizializzata. Ricarica la pagina.'),
  ).toBeInTheDocument()
})

it('says that the chat could not be loaded, and loads it on Retry', async () => {
  network.on('GET', paths.companion, { status: 500, body: {} })
  await openChat()
  expect(await screen.findByText('Errore nel caricamento della chat')).toBeInTheDocument()
  network.on('GET', paths.companion, { body: luna })
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await screen.findByText('Messaggio 2')).toBeInTheDocument()
})

it('says that a companion is gone, and links back', async () => {
  network.on('GET', paths.companion, { status: 404, body: { code: 'companion_not_found' } })
  await openChat()
  expect(await screen.findByText('Questo partner non esiste più')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Esci dalla chat' }))
  expect(browser.path).toBe('/dashboard')
})

it('keeps the draft of each companion across visits', async () => {
  const { unmount } = await openChat()
  await write('Non finito')
  unmount()
  await openChat()
  expect(await input()).toHaveValue('Non finito')
})

it('lists the companions, marks the open one and links to the others', async () => {
  await openChat()
  const links = await screen.findAllByRole('link', { name: /Luna|Marco/ })
  expect(links[0]).toHaveAttribute('aria-current', 'page')
  expect(links[1]).not.toHaveAttribute('aria-current')
  await userEvent.click(links[1] as HTMLElement)
  expect(browser.path).toBe(`/text-chat/${marco.id}`)
  expect(await screen.findByRole('textbox', { name: /Marco/ })).toBeInTheDocument()
})

longTest('loads older messages by the id of the oldest one', async () => {
  const newest = Array.from({ length: 200 }, (_, at) => aMessage(at + 51))
  const older = Array.from({ length: 50 }, (_, at) => aMessage(at + 1))
  network.on('GET', paths.messages, ({ query }) => ({ body: query.before ? older : newest }))
  await openChat()
  await screen.findByText('Messaggio 250')
  await waitFor(() => expect(network.sent('GET', paths.messages).at(-1)?.query.before).toBe(newest[0]?.id))
})

it('shows dots 800 ms after sending', async () => {
  network.on('POST', paths.send, () => Promise.withResolvers<never>().promise)
  await openChat()
  await screen.findByText('Messaggio 2')
  await write('Ciao')
  jest.useFakeTimers()
  fireEvent.keyDown(screen.getByRole('textbox', { name: /Luna/ }), { key: 'Enter' })
  act(() => jest.advanceTimersByTime(799))
  expect(screen.queryByText('Luna sta scrivendo')).toBeNull()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByText('Luna sta scrivendo')).toBeInTheDocument()
})

it('repeats the disclosure after three hours', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'nextTick'] })
  await openChat()
  expect(await screen.findAllByText(/programma informatico, non/)).toHaveLength(1)
  act(() => void jest.advanceTimersByTime(3 * 3_600_000 - 60_000))
  expect(screen.getAllByText(/programma informatico, non/)).toHaveLength(1)
  act(() => void jest.advanceTimersByTime(60_000))
  expect(screen.getAllByText(/programma informatico, non/)).toHaveLength(2)
  jest.useRealTimers()
  const id = expect.stringMatching(/^[0-9a-f-]{36}$/)
  await waitFor(() =>
    expect(network.sent('POST', paths.disclosures).map(({ body }) => body)).toEqual([
      { id, kind: 'start' },
      { id, kind: 'repeat' },
    ]),
  )
})

it('offers every entry of the menu', async () => {
  await openChat()
  await openMenu()
  const choices = await screen.findAllByRole('menuitemradio')
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Piccolo',
    'Medio',
    'Grande',
    'Molto grande',
    'Chiaro',
    'Scuro',
    'Naturale',
    'Dal vivo',
  ])
  expect(screen.getByRole('menuitemradio', { name: 'Medio' })).toBeChecked()
  expect(screen.getByRole('menuitemradio', { name: 'Scuro' })).toBeChecked()
  for (const name of ['Elimina chat', 'Esci dalla chat', 'Logout', 'Esporta come JSON']) {
    expect(screen.getByRole('menuitem', { name })).toBeInTheDocument()
  }
})

longTest.each([
  ['Piccolo', '14px'],
  ['Grande', '18px'],
  ['Molto grande', '20px'],
  ['Medio', '16px'],
])('writes messages in the size %s: %s, and remembers it', async (name, size) => {
  const { container } = await openChat()
  await openMenu()
  await userEvent.click(await screen.findByRole('menuitemradio', { name }))
  // Open still: one sees what the size makes of the messages, and may take another.
  expect(screen.getByRole('menuitemradio', { name })).toBeChecked()
  expect(container.querySelector<HTMLElement>('section')?.style.getPropertyValue('--chat-text')).toBe(size)
  expect(localStorage.getItem('chat_text_size')).not.toBeNull()
})

it('is dark until light is chosen, which is kept', async () => {
  await openChat()
  await screen.findByText('Messaggio 2')
  expect(document.documentElement.dataset.theme).toBe('dark')
  await openMenu()
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Chiaro' }))
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(localStorage.getItem('theme')).toBe('light')
})

it('deletes the conversation after a confirmation, and greets again', async () => {
  network.on('DELETE', paths.messages, () => {
    network.on('GET', paths.messages, { body: [] })
    network.on('POST', paths.start, { body: { session_id: 's', greeting: 'Di nuovo ciao!' } })
    return { body: { success: true, message: '' } }
  })
  await openChat()
  await openMenu()
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Elimina chat' }))
  expect(network.sent('DELETE', paths.messages)).toHaveLength(0)
  await userEvent.click(await screen.findByRole('button', { name: 'Elimina la chat' }))
  expect(await screen.findByText('Di nuovo ciao!')).toBeInTheDocument()
  expect(screen.queryByText('Messaggio 1')).toBeNull()
})

it('opens the dashboard and logs out from the menu', async () => {
  await openChat()
  await openMenu()
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Esci dalla chat' }))
  expect(browser.path).toBe('/dashboard')
  cleanup()
  await openChat()
  await openMenu()
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  expect(localStorage.getItem('token')).toBeNull()
})

it('searches on the server, and highlights the matches', async () => {
  const messages = [
    aMessage(1, { content: 'La prima riva' }),
    aMessage(2, { content: 'Una riva dopo l’altra' }),
    aMessage(3, { content: 'Il mare' }),
  ]
  network.on('GET', paths.messages, ({ query }) => ({
    body: query.search === 'RIVA' ? messages.slice(0, 2) : messages,
  }))
  await openChat()
  await screen.findByText('Il mare')
  await userEvent.click(screen.getByRole('button', { name: 'Cerca nella conversazione' }))
  await userEvent.type(screen.getByPlaceholderText('Cerca tra i messaggi'), 'RIVA')
  expect(await screen.findByText('1 di 2')).toBeInTheDocument()
  expect(document.querySelectorAll('mark')).toHaveLength(2)
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('2 di 2')).toBeInTheDocument()
  expect(network.sent('GET', paths.messages).filter(({ query }) => query.search)).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  expect(document.querySelectorAll('mark')).toHaveLength(0)
  expect(screen.getByRole('button', { name: 'Cerca nella conversazione' })).toHaveFocus()
})

it('says in which messages it has looked for two letters, and looks everywhere for more', async () => {
  network.on('GET', paths.messages, ({ query }) => ({ body: query.search ? [] : history }))
  await openChat()
  await screen.findByText('Messaggio 2')
  await userEvent.click(screen.getByRole('button', { name: 'Cerca nella conversazione' }))
  await userEvent.type(screen.getByPlaceholderText('Cerca tra i messaggi'), 'xy')
  expect(await screen.findByText('Nessun risultato tra gli ultimi 2000')).toBeInTheDocument()
  await userEvent.keyboard('z')
  expect(await screen.findByText('Nessun risultato')).toBeInTheDocument()
})

longTest('says that a search failed, and searches again on Retry', async () => {
  let isDown = true
  network.on('GET', paths.messages, ({ query }) =>
    query.search && isDown ? { status: 500, body: {} } : { body: history },
  )
  await openChat()
  await screen.findByText('Messaggio 2')
  await userEvent.click(screen.getByRole('button', { name: 'Cerca nella conversazione' }))
  await userEvent.type(screen.getByPlaceholderText('Cerca tra i messaggi'), 'messaggio')
  expect(await screen.findByText('Ricerca non riuscita')).toBeInTheDocument()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await screen.findByText('1 di 2')).toBeInTheDocument()
})
