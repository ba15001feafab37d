import type { Feedback, FeedbackStatistics, FeedbackThread } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { address, choose, openSelect } from '@confida/testing/screens'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'

const PATH = '/api/admin/feedbacks'
const stats: FeedbackStatistics = { total: 7, averageRating: 4.2, positive: 5, thisMonth: 2 }

let network: FakeNetwork
let stored: Feedback[]

const feedback = (number: number, choices: Partial<Feedback> = {}): Feedback => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  rating: number,
  message: `Messaggio ${number}`,
  user_name: `Autore ${number}`,
  user_email: `autore${number}@example.com`,
  created_at: new Date().toISOString(),
  data: '15/01/2026',
  ora: '10:30',
  state: 'new',
  ...choices,
})

/** Answered by nobody yet. */
const thread = (of: Feedback): FeedbackThread => ({
  ...of,
  replies: [],
  recipient: of.user_email,
  has_mail_server: true,
})

beforeEach(() => {
  stored = [5, 4, 3, 2, 1].map((number) => feedback(number))
  network = fakeNetwork()
  network.on('GET', PATH, () => ({ body: { feedbacks: stored, stats } }))
  network.on('POST', `${PATH}/mark-all-read`, { body: { status: 'success' } })
  for (const each of stored) {
    const { id } = each
    network.on('GET', `/api/admin/feedback/${id}`, { body: thread(each) })
    network.on('DELETE', `/api/admin/feedback/${id}`, () => {
      stored = stored.filter((each) => each.id !== id)
      return { body: { status: 'success' } }
    })
  }
})
afterEach(() => {
  jest.restoreAllMocks()
})

const item = async (name: string) => (await screen.findByRole('link', { name })).closest('li') as HTMLElement
const authors = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

async function pressDelete(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Elimina la recensione di ${name}` }))
  return screen.findByRole('alertdialog', { name: `Eliminare la recensione di ${name}?` })
}

async function confirmDelete(name: string) {
  const dialog = await pressDelete(name)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Elimina' }))
}

describe('the list', () => {
  test('shows the four statistics and who wrote what, when', async () => {
    await openPage('feedback')
    const shown = await item('Autore 4')
    expect(shown).toHaveTextContent('autore4@example.com')
    expect(shown).toHaveTextContent('15/01/2026 · 10:30')
    expect(shown).toHaveTextContent('Messaggio 4')
    expect(within(shown).getByRole('img', { name: '4 su 5' })).toBeVisible()
    for (const [label, value] of [
      ['Totale', '7'],
      ['Media voti', '4,2'],
      ['Positivi', '5'],
      ['Questo mese', '2'],
    ] as const) {
      expect(screen.getByText(label).closest('li')).toHaveTextContent(`${label}${value}`)
    }
  })

  test('has a colour and an emoji for each rating', async () => {
    await openPage('feedback')
    const shown = await Promise.all([5, 4, 3, 2, 1].map((number) => item(`Autore ${number}`)))
    const tones = shown.map((each) => each.querySelector('[data-tone]')?.getAttribute('data-tone'))
    expect(tones).toEqual(['success', 'success', 'warning', 'danger', 'danger'])
    const emojis = shown.map((each) => each.textContent?.match(/\p{Emoji_Presentation}/u)?.[0])
    expect(new Set(emojis).size).toBe(5)
  })

  test('bears a feedback without rating, name or address', async () => {
    stored = [feedback(1, { rating: null, user_name: '', user_email: '' })]
    await openPage('feedback')
    const shown = await item('Nome non disponibile')
    expect(shown).toHaveTextContent('Senza voto')
    expect(shown).toHaveTextContent('Email non disponibile')
    expect(shown).not.toHaveTextContent('NaN')
  })

  test('can be asked for again when it fails', async () => {
    network.on('GET', PATH, { status: 500, body: {} })
    await openPage('feedback')
    expect(await screen.findByText('Errore nel caricamento dei feedback')).toBeVisible()
    network.on('GET', PATH, () => ({ body: { feedbacks: stored, stats } }))
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(await item('Autore 5')).toBeVisible()
  })

  test('goes on with the next page', async () => {
    network.on('GET', PATH, ({ query }) => ({
      body: { feedbacks: query.cursor ? stored.slice(3) : stored.slice(0, 3), stats },
      headers: query.cursor ? undefined : { link: `<${PATH}?cursor=abc>; rel="next"` },
    }))
    await openPage('feedback')
    await userEvent.click(await screen.findByRole('button', { name: 'Mostra altri' }))
    expect(await item('Autore 1')).toBeVisible()
    expect(authors()).toHaveLength(5)
    expect(screen.queryByRole('button', { name: 'Mostra altri' })).toBeNull()
  })
})

describe('the filters', () => {
  test('offer the ratings from 5 to 1 and show those alone', async () => {
    await openPage('feedback')
    await item('Autore 5')
    const options = await openSelect('Valutazione')
    expect(options.map((option) => option.textContent)).toEqual([
      'Tutte',
      '5 stelle',
      '4 stelle',
      '3 stelle',
      '2 stelle',
      '1 stella',
    ])
    await userEvent.click(options[2] as HTMLElement)
    await waitFor(() => expect(authors()).toEqual(['Autore 4']))
    expect(address()).toMatchObject({ rating: '4' })
    await waitFor(() => expect(network.sent('GET', PATH).at(-1)?.query).toMatchObject({ rating: '4' }))
  })

  test('ask for days before they show a range of days', async () => {
    await openPage('feedback')
    await choose('Periodo', 'Personalizzato')
    expect(await screen.findByText('Seleziona la data di inizio e la data di fine')).toBeVisible()
    expect(screen.getByLabelText('Dal giorno')).toBeVisible()
    expect(screen.getByLabelText('Al giorno')).toBeVisible()
    expect(authors()).toEqual([])
  })

  test('in the address are used, up to the end of the last day', async () => {
    await openPage('feedback', '&period=custom&from=2026-01-10&to=2026-01-11')
    await waitFor(() => expect(network.sent('GET', PATH)).toHaveLength(1))
    const { from, to } = network.sent('GET', PATH)[0]?.query ?? {}
    expect(new Date(from ?? '')).toEqual(new Date(2026, 0, 10))
    expect(new Date(to ?? '')).toEqual(new Date(2026, 0, 12))
    expect(await screen.findByText('Nessun feedback con questi filtri')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Azzera i filtri' }))
    expect(await item('Autore 5')).toBeVisible()
  })
})

describe('the detail', () => {
  test('opens from the list, and back keeps the filters', async () => {
    await openPage('feedback', '&rating=4')
    await userEvent.click(await screen.findByRole('link', { name: 'Autore 4' }))
    expect(await screen.findByRole('heading', { name: 'Dettaglio del feedback' })).toBeVisible()
    expect(screen.getByText('Messaggio 4')).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Torna alla lista' }))
    await item('Autore 4')
    expect(address()).toEqual({ view: 'feedback', rating: '4' })
  })

  test('of a feedback that is not in the list is asked for', async () => {
    const other = feedback(9, { message: 'Da lontano' })
    network.on('GET', `/api/admin/feedback/${other.id}`, { body: thread(other) })
    await openPage('feedback', `&id=${other.id}`)
    expect(await screen.findByText('Da lontano')).toBeVisible()
  })

  test('is left when the feedback is deleted', async () => {
    await openPage('feedback', `&id=${feedback(4).id}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Elimina' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Elimina' }))
    expect(await screen.findByRole('heading', { name: 'Feedback' })).toBeVisible()
    await waitFor(() => expect(authors()).not.toContain('Autore 4'))
  })
})

describe('opening the screen', () => {
  test('takes everything for read', async () => {
    await openPage('feedback')
    await waitFor(() => expect(network.sent('POST', `${PATH}/mark-all-read`)).toHaveLength(1))
  })

  test('only logs when that fails', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    network.on('POST', `${PATH}/mark-all-read`, { status: 500, body: {} })
    await openPage('feedback')
    expect(await item('Autore 5')).toBeVisible()
    await waitFor(() => expect(log).toHaveBeenCalled())
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('deleting', () => {
  test('asks first', async () => {
    await openPage('feedback')
    const dialog = await pressDelete('Autore 4')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annulla' }))
    expect(network.sent('DELETE', `/api/admin/feedback/${feedback(4).id}`)).toHaveLength(0)
  })

  test('takes the feedback out of the list', async () => {
    await openPage('feedback')
    await confirmDelete('Autore 4')
    expect(await screen.findByText('Recensione eliminata con successo!')).toBeVisible()
    await waitFor(() => expect(authors()).not.toContain('Autore 4'))
  })

  longTest.each([
    ['fails', { status: 500, body: {} }],
    ['answers an error', { body: { status: 'error' } }],
  ])('leaves it there when the server %s', async (_, answer) => {
    network.on('DELETE', `/api/admin/feedback/${feedback(4).id}`, answer)
    await openPage('feedback')
    await confirmDelete('Autore 4')
    expect(await screen.findByText("Errore nell'eliminazione della recensione.")).toBeVisible()
    expect(await item('Autore 4')).toBeInTheDocument()
  })
})
