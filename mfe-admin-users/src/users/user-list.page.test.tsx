import type { User } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { aUser, type FakeNetwork, fakeNetwork, type SentCall } from '@confida/testing'
import { address, choose } from '@confida/testing/screens'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'

const LIST = '/api/admin/users'

let network: FakeNetwork

const anna = aUser({ id: '00000000-0000-4000-8000-000000000001', name: 'Anna Rossi' })
const bruno = aUser({
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Bruno Verdi',
  email: 'bruno@example.com',
  is_standby: true,
})

/** Answers the list's page and the tiles' totals as the server does. */
function serve(users: User[], next?: string) {
  network.on('GET', LIST, ({ query }: SentCall) => ({
    body: users,
    headers: {
      'X-Total-Count': query.status === 'standby' ? '175' : '1228',
      ...(next && !query.cursor ? { Link: `<${LIST}?limit=24&cursor=${next}>; rel="next"` } : {}),
    },
  }))
}

/** What the list itself asked for; the tiles ask for one row. */
const asked = () => network.sent('GET', LIST).filter((call) => call.query.limit !== '1')
const lastAsked = () => asked().at(-1)?.query ?? {}

beforeEach(() => {
  network = fakeNetwork()
  serve([anna, bruno])
  network.on('GET', '/api/admin/user-stats', {
    body: { totalRelationships: 42, totalDaysPurchased: 99, totalRevenue: 99 },
  })
})

describe('the list of users', () => {
  test('shows one card for each account, with name, address and state', async () => {
    await openPage('utenti')
    const cards = await screen.findAllByRole('article')
    expect(cards).toHaveLength(2)
    expect(within(cards[0] as HTMLElement).getByText('Anna Rossi')).toBeVisible()
    expect(within(cards[0] as HTMLElement).getByText('anna@example.com')).toBeVisible()
    expect(within(cards[0] as HTMLElement).getByText('Attivo')).toBeVisible()
    expect(within(cards[1] as HTMLElement).getByText('Standby')).toBeVisible()
  })

  test('says what is missing, and what is no date', async () => {
    serve([{ ...anna, name: null, email: null, phone: null, created_at: 'abc' } as unknown as User])
    await openPage('utenti')
    expect(await screen.findByText('Nome non disponibile')).toBeVisible()
    expect(screen.getByText('Email non disponibile')).toBeVisible()
    expect(screen.getByText('Data non valida')).toBeVisible()
    expect(screen.getByText('N/A')).toBeVisible()
  })

  test('has six tiles, of which days and revenue are fixed', async () => {
    await openPage('utenti')
    const tiles = await screen.findByRole('region', { name: 'Riepilogo' })
    await waitFor(() => expect(within(tiles).getByText('1.228')).toBeVisible())
    const read = (label: string) => {
      const tile = within(tiles)
        .getAllByRole('listitem')
        .find(({ textContent }) => textContent?.startsWith(label))
      return tile?.textContent?.slice(label.length)
    }
    expect(read('Attivi')).toBe('1.053')
    expect(read('In standby')).toBe('175')
    expect(read('Relazioni totali')).toBe('42')
    expect(read('Giorni acquistati')).toBe('0')
    expect(read('Ricavi')).toBe('€0')
  })

  test('asks the server for one page only, as the administrator', async () => {
    await openPage('utenti')
    await screen.findByText('Anna Rossi')
    expect(lastAsked()).toEqual({ limit: '24', sort: '-created_at' })
    expect(asked()[0]?.headers.get('authorization')).toBe('Bearer admin-token')
  })
})

describe('its states', () => {
  test('an empty list', async () => {
    serve([])
    await openPage('utenti', '&search=zzzz')
    expect(await screen.findByText('Nessun utente trovato')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Azzera i filtri' }))
    await waitFor(() => expect(address()).toEqual({ view: 'utenti' }))
  })

  test('a failure, from which Retry leads back', async () => {
    network.on('GET', LIST, { status: 500, body: {} })
    await openPage('utenti')
    expect(await screen.findByText('Errore nel caricamento degli utenti')).toBeVisible()
    serve([anna])
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(await screen.findByText('Anna Rossi')).toBeVisible()
  })
})

describe('its filters', () => {
  test('search as typed, into the address and to the server', async () => {
    await openPage('utenti')
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Cerca' }), 'rossi')
    await waitFor(() => expect(address()).toEqual({ view: 'utenti', search: 'rossi' }))
    await waitFor(() => expect(lastAsked().search).toBe('rossi'))
  })

  test('choose a status', async () => {
    await openPage('utenti')
    await choose('Stato', 'In standby')
    expect(address()).toEqual({ view: 'utenti', status: 'standby' })
    await waitFor(() => expect(lastAsked().status).toBe('standby'))
  })

  test('choose an order', async () => {
    await openPage('utenti')
    await choose('Ordina per', 'Nome, A–Z')
    await waitFor(() => expect(lastAsked().sort).toBe('name'))
  })

  longTest('take one day alone, and then a second one', async () => {
    await openPage('utenti', '&period=custom')
    await userEvent.type(await screen.findByLabelText('Dal'), '02/01/2026{Enter}')
    await userEvent.click(document.body)
    await waitFor(() => expect(address()).toMatchObject({ from: '2026-01-02' }))
    expect(address().to).toBeUndefined()
    await userEvent.type(screen.getByLabelText('Al'), '03/02/2026{Enter}')
    await userEvent.click(document.body)
    await waitFor(() => expect(lastAsked()).toMatchObject({ from: '2026-01-02', to: '2026-02-03' }))
  })

  test('come from the address, so that a view can be shared', async () => {
    await openPage('utenti', '&search=ada&status=active&period=custom&from=2026-01-02&to=2026-02-03')
    expect(await screen.findByRole('searchbox', { name: 'Cerca' })).toHaveValue('ada')
    expect(screen.getByLabelText('Dal')).toHaveValue('02/01/2026')
    expect(screen.getByLabelText('Al')).toHaveValue('03/02/2026')
    await waitFor(() =>
      expect(lastAsked()).toMatchObject({
        search: 'ada',
        status: 'active',
        from: '2026-01-02',
        to: '2026-02-03',
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    )
  })
})

describe('its pages', () => {
  test('lead forward by the cursor and back again', async () => {
    serve([anna, bruno], 'abc')
    await openPage('utenti')
    expect(await screen.findByText('1–2 di 1.228')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Successiva' }))
    expect(await screen.findByText('25–26 di 1.228')).toBeVisible()
    expect(address()).toEqual({ view: 'utenti', cursor: 'abc' })
    expect(lastAsked().cursor).toBe('abc')
    expect(screen.getByRole('button', { name: 'Successiva' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Precedente' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Precedente' }))
    expect(await screen.findByText('1–2 di 1.228')).toBeVisible()
    expect(address()).toEqual({ view: 'utenti' })
    expect(screen.getByRole('button', { name: 'Successiva' })).toHaveFocus()
  })

  test('say of a search that finds very many only that there are more, and on the last one how many', async () => {
    const headers = { 'X-Total-Count': '1000', 'X-Total-Relation': 'gte' }
    const more = { ...headers, Link: `<${LIST}?cursor=abc>; rel="next"` }
    network.on('GET', LIST, ({ query }) => ({ body: [anna, bruno], headers: query.cursor ? headers : more }))
    await openPage('utenti', '&search=a')
    expect(await screen.findByText('1–2 di oltre 1.000')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Successiva' }))
    expect(await screen.findByText('25–26 di 1.000')).toBeVisible()
  })

  test.each([
    ['its last card is gone', { body: [] }],
    ['its cursor is refused', { status: 400, body: { code: 'invalid_input', fields: { cursor: 'No' } } }],
  ])('are left where %s', async (_, answer) => {
    network.on('GET', LIST, ({ query }) => (query.cursor ? answer : { body: [anna, bruno] }))
    await openPage('utenti', '&search=a&cursor=c2')
    expect(await screen.findByText('Anna Rossi')).toBeVisible()
    expect(address()).toEqual({ view: 'utenti', search: 'a' })
  })

  test('start again when a filter changes', async () => {
    await openPage('utenti', '&cursor=abc')
    expect(await screen.findByText('1.228 in totale')).toBeVisible()
    await choose('Stato', 'Attivi')
    await waitFor(() => expect(address()).toEqual({ view: 'utenti', status: 'active' }))
  })
})
