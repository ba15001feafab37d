import type { User } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { aUser, type FakeNetwork, fakeNetwork } from '@confida/testing'
import { address, choose, openSelect } from '@confida/testing/screens'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'
import { onPhone } from '../testing/window.ts'

const LIST = '/api/admin/users'

let network: FakeNetwork
let saved: { name: string; content: Promise<string> }[]

const manyUsers = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aUser({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      name: `Persona ${index}`,
      phone: index % 2 ? null : '+39 333 1234567',
    }),
  )

/** A server with these accounts, in pages as asked. */
function serve(users: User[]) {
  network.on('GET', LIST, ({ query }) => {
    const start = Number(query.cursor ?? 0)
    const end = start + Number(query.limit)
    const next: Record<string, string> =
      end < users.length ? { Link: `<${LIST}?cursor=${end}>; rel="next"` } : {}
    return { body: users.slice(start, end), headers: { 'X-Total-Count': String(users.length), ...next } }
  })
}

const lastAsked = () => network.sent('GET', LIST).at(-1)?.query ?? {}
const headings = () => screen.findAllByRole('columnheader')

/** jsdom cannot read a blob's bytes by itself. */
function readBlob(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () =>
      resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer))
    reader.readAsArrayBuffer(blob)
  })
}

beforeEach(() => {
  network = fakeNetwork()
  saved = []
  const blobs = new Map<string, Blob>()
  URL.createObjectURL = (blob) => {
    blobs.set(`blob:${blobs.size}`, blob as Blob)
    return `blob:${blobs.size - 1}`
  }
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href)
    if (blob) saved.push({ name: this.download, content: readBlob(blob) })
  })
})

afterEach(() => {
  jest.restoreAllMocks()
})

describe('the table', () => {
  test('has five columns, the newest account first', async () => {
    serve(manyUsers(2))
    await openPage('databroker')
    const names = (await headings()).map((heading) => heading.textContent)
    expect(names).toEqual(['Data di registrazione', 'Nome', 'Data di nascita', 'Telefono', 'Email'])
    expect((await headings())[0]).toHaveAttribute('aria-sort', 'descending')
    expect(lastAsked()).toEqual({ limit: '50', sort: '-created_at' })
  })

  test('a click on a heading sorts ascending, another one descending, on the server', async () => {
    serve(manyUsers(2))
    await openPage('databroker')
    await userEvent.click((await headings())[1] as HTMLElement)
    await waitFor(() => expect(lastAsked().sort).toBe('name'))
    await userEvent.click((await headings())[1] as HTMLElement)
    await waitFor(() => expect(lastAsked().sort).toBe('-name'))
    expect(address()).toEqual({ view: 'databroker', sort: '-name' })
  })

  test('says when there is nobody', async () => {
    serve([])
    await openPage('databroker', '&search=zzzz')
    expect(await screen.findByText('Nessun utente trovato')).toBeVisible()
  })

  test('shows that it loads, then a failure with Retry', async () => {
    network.on('GET', LIST, { status: 500, body: {} })
    await openPage('databroker')
    expect(screen.getByRole('status', { name: 'Caricamento…' })).toBeVisible()
    expect(await screen.findByText('Errore nel caricamento dei dati utenti')).toBeVisible()
    serve(manyUsers(1))
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(await screen.findByText('Persona 0')).toBeVisible()
  })
})

describe('its filters', () => {
  test('offer eight periods of registration', async () => {
    serve(manyUsers(1))
    await openPage('databroker')
    const options = await openSelect('Registrazione')
    expect(options.map((option) => option.textContent)).toEqual([
      'Tutte le date',
      'Oggi',
      'Ieri',
      'Ultimi 7 giorni',
      'Ultimi 30 giorni',
      'Questo mese',
      'Mese scorso',
      'Personalizzato',
    ])
  })

  test('send the days of a custom period', async () => {
    serve(manyUsers(1))
    await openPage('databroker', '&period=custom&to=2026-01-31')
    await screen.findByText('Persona 0')
    expect(lastAsked()).toMatchObject({ to: '2026-01-31' })
    expect(lastAsked().from).toBeUndefined()
  })
})

describe('the download', () => {
  longTest('holds all filtered accounts, fetched page by page', async () => {
    serve(manyUsers(450))
    await openPage('databroker', '&search=persona')
    await screen.findByText('Persona 0')
    await userEvent.click(screen.getByRole('button', { name: 'Esporta Excel' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const asked = network.sent('GET', LIST).filter((call) => call.query.limit === '200')
    expect(asked.map((call) => call.query.cursor)).toEqual([undefined, '200', '400'])
    expect(asked.every((call) => call.query.search === 'persona')).toBe(true)

    const text = (await saved[0]?.content) ?? ''
    const lines = text.trimEnd().split('\r\n')
    expect(text.startsWith('\uFEFF')).toBe(true)
    expect(lines).toHaveLength(451)
    expect(lines[0]).toBe('\uFEFFData di registrazione;Nome;Data di nascita;Telefono;Email')
    expect(lines[2]).toContain(';Persona 1;03/05/1990;Non disponibile;anna@example.com')
    expect(saved[0]?.name).toMatch(/^database_utenti_\d{4}-\d{2}-\d{2}\.csv$/)
  })

  test('that fails says so and saves nothing', async () => {
    serve(manyUsers(1))
    await openPage('databroker')
    await screen.findByText('Persona 0')
    network.on('GET', LIST, { status: 500, body: {} })
    await userEvent.click(screen.getByRole('button', { name: 'Esporta Excel' }))
    expect(await screen.findByText('Errore durante l’esportazione. Riprova.')).toBeVisible()
    expect(saved).toHaveLength(0)
  })

  test('begins once, and leaves the focus where it was begun', async () => {
    serve(manyUsers(1))
    await openPage('databroker')
    await screen.findByText('Persona 0')
    network.on('GET', LIST, () => new Promise(() => undefined))
    const fetched = jest.spyOn(globalThis, 'fetch')
    const button = screen.getByRole('button', { name: 'Esporta Excel' })
    await userEvent.click(button)
    await screen.findByRole('button', { name: 'Annulla' })
    expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Esporta PDF' }))
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['cancelled', () => userEvent.click(screen.getByRole('button', { name: 'Annulla' }))],
    ['left', cleanup],
  ])('that is %s gives up the page that it waits for', async (_, stop) => {
    serve(manyUsers(1))
    await openPage('databroker')
    await screen.findByText('Persona 0')
    network.on('GET', LIST, () => new Promise(() => undefined))
    const fetched = jest.spyOn(globalThis, 'fetch')
    await userEvent.click(screen.getByRole('button', { name: 'Esporta Excel' }))
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
    const request = fetched.mock.calls[0]?.[0] as Request
    expect(request.signal.aborted).toBe(false)
    await stop()
    expect(request.signal.aborted).toBe(true)
    expect(saved).toHaveLength(0)
  })
})

describe('the print', () => {
  test('is made of all filtered accounts, not of the page in sight', async () => {
    const print = jest.fn()
    window.print = print
    serve(manyUsers(120))
    await openPage('databroker')
    await screen.findByText('Persona 0')
    await userEvent.click(screen.getByRole('button', { name: 'Esporta PDF' }))
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    expect(screen.getByText('Database utenti')).toBeInTheDocument()
    expect(screen.getByText('Persona 119')).toBeInTheDocument()
  })

  test('of more than fit on paper is refused after the first page, with a way out', async () => {
    const print = jest.fn()
    window.print = print
    serve(manyUsers(5001))
    await openPage('databroker')
    await screen.findByText('Persona 0')
    await userEvent.click(screen.getByRole('button', { name: 'Esporta PDF' }))
    expect(await screen.findByText(/^Si possono stampare al massimo 5\.?000 utenti/)).toBeVisible()
    expect(network.sent('GET', LIST).filter((call) => call.query.limit === '200')).toHaveLength(1)
    expect(print).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Esporta PDF' })).toBeEnabled()
  })
})

describe('on a phone', () => {
  beforeEach(onPhone)

  test('accounts stand one below the other, and the order is chosen from a list', async () => {
    serve(manyUsers(2))
    await openPage('databroker')
    const card = (await screen.findByRole('heading', { name: 'Persona 0' })).closest('li')
    expect(card).toHaveTextContent('Persona 0')
    expect(card).toHaveTextContent('Telefono+39 333 1234567')
    expect(screen.queryByRole('columnheader')).not.toBeInTheDocument()
    await choose('Ordina per', 'Nome, crescente')
    await waitFor(() => expect(lastAsked().sort).toBe('name'))
    expect(address().sort).toBe('name')
  })
})
