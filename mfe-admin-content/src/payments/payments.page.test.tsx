import type { AdminPayment } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { address, choose } from '@confida/testing/screens'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'
import { detail, payment } from '../testing/payments.ts'
import { findPayments } from './palette/find-payments.ts'

const PATH = '/api/admin/payments'
const FIGURES = `${PATH}/figures`
const EXPORT = `${PATH}/export`

const payments = [
  payment(1),
  payment(2, { state: 'partly_refunded', refunded_amount: 4.5, amount: 10, is_user_deleted: true }),
  payment(3, {
    provider: 'test',
    state: 'expired',
    paid_at: null,
    stripe_session_id: null,
    stripe_payment_intent: null,
    user_id: null,
    user_name: null,
    user_email: null,
  }),
]

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork()
  network.on('GET', FIGURES, { body: { count: 1200, paid: 98765.4, refunded: 4.5 } })
  network.on('GET', PATH, ({ query }) => ({
    body: payments.filter(({ state }) => !query.state || state === query.state),
  }))
})

const rows = async () =>
  (await screen.findAllByRole('row'))
    .slice(1)
    .map((row) => within(row).queryAllByRole('cell'))
    .filter((cells) => cells[0]?.textContent)
    .map((cells) => cells.slice(1).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')))

test('lists payments with amount, plan, person and what became of them, and their sums', async () => {
  await openPage('pagamenti')
  expect(await rows()).toEqual([
    ['Pagato', '1.234,50 €', '–', 'Un mese', 'anna+1@example.com'],
    ['Rimborsato in parte', '10,00 €', '4,50 €', 'Un mese', 'anna+1@example.com'],
    ['Scaduto', '1.234,50 €', '–', 'Un mese', 'Account eliminato'],
  ])
  expect(await screen.findByText('1.200')).toBeVisible()
  expect(screen.getByText('98.765,40 €')).toBeVisible()
  const people = screen.getAllByRole('link', { name: 'anna+1@example.com' })
  expect(people.map((link) => link.getAttribute('href')?.replace(/^.*\?/, ''))).toEqual([
    'view=utenti&search=anna%2B1%40example.com',
    'view=eliminati&search=anna%2B1%40example.com',
  ])
})

longTest('is filtered, list and sums alike, in the address', async () => {
  await openPage('pagamenti', '&from=2026-01-01&to=2026-01-31')
  await rows()
  await choose('Stato', 'Scaduto')
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Cerca' }), 'pi_1')
  for (const path of [PATH, FIGURES]) {
    await waitFor(() =>
      expect(network.sent('GET', path).at(-1)?.query).toMatchObject({
        state: 'expired',
        search: 'pi_1',
        from: '2026-01-01',
        to: '2026-01-31',
      }),
    )
  }
  expect(address()).toMatchObject({ view: 'pagamenti', state: 'expired', search: 'pi_1' })
})

test('opens one with all its facts, its events and the way to Stripe', async () => {
  const events = [{ id: 'evt_1', type: 'charge.refunded', received_at: '2026-01-16T09:30:00.000Z' }]
  network.on('GET', `${PATH}/${payments[1]?.id}`, { body: detail(payments[1] as AdminPayment, { events }) })
  await openPage('pagamenti')
  await rows()
  await userEvent.click(screen.getAllByRole('button', { name: /15\/01\/2026/ })[1] as HTMLElement)
  const drawer = within(await screen.findByRole('dialog', { name: 'Pagamento' }))
  expect(await drawer.findByText('charge.refunded')).toBeVisible()
  expect(drawer.getByText('30 giorni')).toBeVisible()
  expect(drawer.getByText('pay_2')).toBeVisible()
  expect(drawer.getByRole('link', { name: 'Apri in Stripe' })).toHaveAttribute(
    'href',
    'https://dashboard.stripe.com/test/payments/pi_2',
  )
  expect(address()).toMatchObject({ id: payments[1]?.id })
  await userEvent.click(drawer.getByRole('button', { name: 'Chiudi' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('says of a test that nothing was charged, and knows no page of it at Stripe', async () => {
  network.on('GET', `${PATH}/${payments[2]?.id}`, { body: detail(payments[2] as AdminPayment) })
  await openPage('pagamenti', `&id=${payments[2]?.id}`)
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByText('Pagamento di prova: non è stato addebitato nulla.')).toBeVisible()
  expect(drawer.queryByRole('link')).toBeNull()
})

test('saves what is filtered under the name that the server gives it', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined })
  const saved: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const name = 'payments-2026-01-15.csv'
  network.on('GET', EXPORT, {
    body: 'id;created_at',
    headers: { 'content-disposition': `attachment; filename="${name}"` },
  })
  await openPage('pagamenti', '&state=paid&search=anna')
  await userEvent.click(await screen.findByRole('button', { name: 'Scarica (CSV)' }))
  await waitFor(() => expect(saved).toEqual([name]))
  expect(network.sent('GET', EXPORT).at(-1)?.query).toMatchObject({ state: 'paid', search: 'anna' })
})

test('says when nothing passes, lets the filters go, and can be asked for again', async () => {
  await openPage('pagamenti', '&state=refunded')
  expect(await screen.findByText('Nessun pagamento con questi filtri')).toBeVisible()
  network.on('GET', PATH, { status: 500, body: {} })
  await userEvent.click(screen.getByRole('button', { name: 'Azzera i filtri' }))
  expect(await screen.findByText('Errore nel caricamento dei pagamenti')).toBeVisible()
  network.on('GET', PATH, { body: payments })
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await rows()).toHaveLength(3)
})

test('the palette finds payments by what the list searches for', async () => {
  await openPage('pagamenti')
  const found = await findPayments('anna', new AbortController().signal)
  expect(network.sent('GET', PATH).at(-1)?.query).toMatchObject({ search: 'anna', limit: '8' })
  expect(found[0]).toMatchObject({ label: 'Anna', view: 'pagamenti', params: { id: payment(1).id } })
  expect(found[0]?.detail).toMatch(/^1\.234,50\s€ · 15\/01\/2026/)
  // Nobody's any more.
  expect(found[2]?.label).toBe('Un mese')
})
