import {
  type Feedback,
  type FeedbackReply,
  type FeedbackThread,
  feedbackStateTag,
  feedbackTag,
} from '@confida/contracts'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { address, choose, openSelect } from '@confida/testing/screens'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'

const PATH = '/api/admin/feedbacks'
const stats = { total: 3, averageRating: 4, positive: 2, thisMonth: 1 }
const states = { new: 1200, in_work: 2, answered: 0, closed: 7 }

let network: FakeNetwork
let stored: FeedbackThread[]

const feedback = (number: number, choices: Partial<FeedbackThread> = {}): FeedbackThread => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  rating: 4,
  message: `Messaggio ${number}`,
  user_name: `Autore ${number}`,
  user_email: `autore${number}@example.com`,
  created_at: new Date().toISOString(),
  data: '15/01/2026',
  ora: '10:30',
  state: 'new',
  replies: [],
  recipient: `autore${number}@example.org`,
  has_mail_server: true,
  ...choices,
})

const reply = (content: string, choices: Partial<FeedbackReply> = {}): FeedbackReply => ({
  id: crypto.randomUUID(),
  content,
  created_at: '2026-01-16T09:00:00.000Z',
  author: 'Ada Capo',
  mail: 'sent',
  ...choices,
})

const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }

/** The window has room for two panes. */
function widen() {
  const { matchMedia } = window
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      media === '(min-width: 1100px)' ? (wide as unknown as MediaQueryList) : matchMedia(media),
    )
}

const detailPath = ({ id }: Feedback) => `/api/admin/feedback/${id}`
const one = (index: number) => stored[index] as FeedbackThread

beforeEach(() => {
  sessionStorage.clear()
  stored = [feedback(3), feedback(2), feedback(1)]
  network = fakeNetwork()
  network.on('GET', PATH, () => ({ body: { feedbacks: stored, stats, states } }))
  network.on('POST', `${PATH}/mark-all-read`, { body: { status: 'success' } })
  network.on('POST', `${PATH}/state`, { body: { status: 'success', changed: 1 } })
  for (const [index, each] of stored.entries())
    network.on('GET', detailPath(each), () => ({ body: one(index) }))
})
afterEach(() => {
  jest.restoreAllMocks()
})

const link = (name: string) => screen.findByRole('link', { name })

describe('the queue', () => {
  test('is filtered by state, with counts, and searched', async () => {
    await openPage('feedback')
    await link('Autore 3')
    const options = await openSelect('Stato')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Tutti',
      'Nuovo (1.200)',
      'In lavorazione (2)',
      'Risposto (0)',
      'Chiuso (7)',
    ])
    await userEvent.click(options[2] as HTMLElement)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Cerca' }), 'perché')
    await waitFor(() =>
      expect(network.sent('GET', PATH).at(-1)?.query).toMatchObject({ state: 'in_work', search: 'perché' }),
    )
    expect(address()).toMatchObject({ state: 'in_work', search: 'perché' })
    await userEvent.click(await screen.findByRole('button', { name: 'Azzera i filtri' }))
    expect(await link('Autore 3')).toBeVisible()
    expect(address()).toEqual({ view: 'feedback' })
  })

  test('changes the state of what is chosen', async () => {
    await openPage('feedback')
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Seleziona la recensione di Autore 3' }),
    )
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleziona la recensione di Autore 1' }))
    expect(screen.getByText('Selezionati: 2')).toBeVisible()
    await choose('Segna come…', 'Chiuso')
    expect(await screen.findByText('Stato aggiornato!')).toBeVisible()
    expect(network.sent('POST', `${PATH}/state`).map(({ body }) => body)).toEqual([
      { ids: [one(0).id, one(2).id], state: 'closed' },
    ])
  })

  test('compares the states that somebody else has given meanwhile, before it changes any', async () => {
    const newer = { id: one(2).id, state: 'in_work' } as const
    network.on('POST', `${PATH}/state`, ({ headers }) =>
      headers.get('if-match')?.includes(feedbackStateTag(newer))
        ? { body: { status: 'success', changed: 2 } }
        : { status: 409, body: { code: 'record_outdated', detail: 'x', current: { feedbacks: [newer] } } },
    )
    await openPage('feedback')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Seleziona tutto' }))
    await choose('Segna come…', 'Chiuso')
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent(/Autore 1.*In lavorazione.*Chiuso/)
    expect(dialog).not.toHaveTextContent('Autore 2')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Imposta il mio' }))
    expect(await screen.findByText('Stato aggiornato!')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('leaves the state that somebody else has given, and shows it', async () => {
    network.on('POST', `${PATH}/state`, () => {
      stored[0] = { ...one(0), state: 'in_work' }
      const current = { feedbacks: [{ id: one(0).id, state: 'in_work' }] }
      return { status: 409, body: { code: 'record_outdated', detail: 'x', current } }
    })
    await openPage('feedback', `&id=${one(0).id}`)
    await screen.findByLabelText('La tua risposta')
    await choose('Stato', 'Chiuso')
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tieni il suo' }))
    const detail = within(screen.getByRole('article', { name: 'Autore 3' }))
    expect(await detail.findByTitle('In lavorazione')).toBeVisible()
    await waitFor(() => expect(detail.getByRole('combobox', { name: 'Stato' })).toHaveFocus())
    expect(network.sent('POST', `${PATH}/state`)).toHaveLength(1)
  })

  test('says when a state could not be changed', async () => {
    network.on('POST', `${PATH}/state`, { status: 500, body: {} })
    await openPage('feedback', `&id=${one(0).id}`)
    await screen.findByLabelText('La tua risposta')
    await choose('Stato', 'Chiuso')
    expect(await screen.findByText('Lo stato non è stato aggiornato')).toBeVisible()
  })

  test('is walked by keys, and leaves keys alone where somebody types', async () => {
    await openPage('feedback')
    const first = await link('Autore 3')
    await userEvent.keyboard('j')
    expect(first).toHaveFocus()
    await userEvent.keyboard('j{ArrowDown}j')
    expect(await link('Autore 1')).toHaveFocus()
    await userEvent.keyboard('k')
    expect(await link('Autore 2')).toHaveFocus()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Cerca' }), 'jk')
    expect(screen.getByRole('searchbox', { name: 'Cerca' })).toHaveValue('jk')
    const second = await link('Autore 2')
    act(() => second.focus())
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: 'Dettaglio del feedback' })).toBeVisible()
  })

  test('stands beside the detail where there is room', async () => {
    widen()
    await openPage('feedback')
    expect(await screen.findByText('Scegli un feedback dalla lista')).toBeVisible()
    await userEvent.click(await link('Autore 2'))
    expect(await screen.findByRole('article', { name: 'Autore 2' })).toBeVisible()
    expect(await link('Autore 2')).toHaveAttribute('aria-current', 'true')
    expect(await link('Autore 3')).toBeVisible()
    await userEvent.click(await link('Torna alla lista'))
    expect(await screen.findByText('Scegli un feedback dalla lista')).toBeVisible()
  })

  test('is a file of what passes the filters', async () => {
    network.on('GET', `${PATH}/export`, { body: 'x' })
    URL.createObjectURL = () => 'blob:x'
    URL.revokeObjectURL = () => undefined
    await openPage('feedback', '&rating=4&state=closed&search=ciao')
    await userEvent.click(await screen.findByRole('button', { name: 'Scarica CSV' }))
    await waitFor(() =>
      expect(network.sent('GET', `${PATH}/export`).map(({ query }) => query)).toEqual([
        { rating: '4', state: 'closed', search: 'ciao' },
      ]),
    )
  })
})

describe('a reply', () => {
  const field = () => screen.findByLabelText('La tua risposta')
  const send = () => userEvent.click(screen.getByRole('button', { name: /Invia la risposta/ }))
  const open = () => openPage('feedback', `&id=${one(0).id}`)
  const path = () => `${detailPath(one(0))}/replies`

  test('is sent once and stands in the thread with what became of its mail', async () => {
    network.on('POST', path(), ({ body }) => {
      const { content } = body as { content: string }
      stored[0] = feedback(3, { state: 'answered', replies: [reply(content, { mail: 'queued' })] })
      return { status: 201, body: one(0) }
    })
    await open()
    expect(await screen.findByText(/autore3@example\.org/)).toBeVisible()
    await userEvent.type(await field(), 'Grazie mille')
    await userEvent.dblClick(screen.getByRole('button', { name: /Invia la risposta/ }))
    const replies = await screen.findByRole('list', { name: 'Risposte' })
    expect(replies).toHaveTextContent('Ada Capo')
    expect(replies).toHaveTextContent('Grazie mille')
    expect(within(replies).getByText('Email in attesa')).toBeVisible()
    expect(await field()).toHaveValue('')
    const sent = network.sent('POST', path())
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toEqual({ content: 'Grazie mille', client_id: expect.stringMatching(/^[\w-]+$/) })
    expect(sent[0]?.headers.get('if-match')).toBe(feedbackTag({ replies: [] }))
  })

  test('is there again after another screen, and is the same one when its answer was lost', async () => {
    network.on('POST', path(), { status: 500, body: {} })
    const { unmount } = await open()
    await userEvent.type(await field(), 'Grazie')
    await send()
    expect(await screen.findByText('La risposta non è stata inviata. Il testo è ancora qui.')).toBeVisible()
    unmount()
    await open()
    expect(await field()).toHaveValue('Grazie')
    await send()
    await waitFor(() => expect(network.sent('POST', path())).toHaveLength(2))
    const [first, second] = network.sent('POST', path())
    expect(second?.body).toEqual(first?.body)
    await userEvent.click(await screen.findByRole('button', { name: 'Scarta' }))
    expect(await field()).toHaveValue('')
  })

  test('of two at the same time is decided on by who comes second', async () => {
    const newer = feedback(3, { replies: [reply('Già risposto')] })
    network.on('POST', path(), {
      status: 409,
      body: { code: 'record_outdated', detail: 'x', current: newer },
    })
    await open()
    await userEvent.type(await field(), 'La mia')
    await send()
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('Già risposto')
    expect(dialog).toHaveTextContent('La mia')
    network.on('POST', path(), { status: 201, body: newer })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Invia anche la mia' }))
    await waitFor(() => expect(network.sent('POST', path())).toHaveLength(2))
    expect(network.sent('POST', path())[1]?.headers.get('if-match')).toBe(feedbackTag(newer))
    await waitFor(async () => expect(await field()).toHaveValue(''))
  })

  test.each([
    [{ recipient: null }, 'L’account di chi ha scritto è stato eliminato: non si può rispondere.'],
    [{ recipient: '' }, 'Questo account non ha un indirizzo email: non si può rispondere.'],
  ])('is not offered where nobody would get it', async (choices, reason) => {
    stored[0] = feedback(3, choices)
    await open()
    expect(await screen.findByText(reason)).toBeVisible()
    expect(screen.queryByLabelText('La tua risposta')).toBeNull()
  })

  test('says before that no mail server is set, and what became of the others', async () => {
    const mails = ['sent', 'failed', 'kept', null] as const
    stored[0] = feedback(3, {
      has_mail_server: false,
      replies: mails.map((mail) => reply('Ciao', { mail, author: mail && 'Ada Capo' })),
    })
    await open()
    expect(await screen.findByText(/SMTP_URL/)).toBeVisible()
    const outcomes = within(screen.getByRole('list', { name: 'Risposte' })).getAllByRole('listitem')
    expect(outcomes.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Email inviata'),
      expect.stringContaining('Email non riuscita'),
      expect.stringContaining('Email conservata, non partita'),
      expect.stringMatching(/^Un amministratore di prima.*Email non più nella posta in uscita/),
    ])
  })
})
