import { useSession } from '@confida/session'
import { aUser, connectionLost, fakeNetwork } from '@confida/testing'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { openPage } from '../testing/open-page.tsx'

const STATUS = '/api/payments/status/abc'
let network: ReturnType<typeof fakeNetwork>

beforeEach(() => {
  network = fakeNetwork()
  jest.useFakeTimers({ advanceTimers: true })
})
afterEach(() => {
  jest.useRealTimers()
})

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const answer = (payment_status: string, status: string) => ({ body: { payment_status, status } })
const open = (search = '?session_id=abc') =>
  openPage('payment-success', { path: `/payment-success${search}` })
const expectWayBack = () =>
  expect(screen.getByRole('link', { name: 'Torna alla dashboard' })).toHaveAttribute('href', '/dashboard')

it('waits, then says that it is paid, and brings the added days into the session', async () => {
  const bought = { tier_name: 'Un mese', duration_days: 30 }
  network.on('GET', STATUS, { body: { payment_status: 'paid', status: 'complete', ...bought } })
  network.on('GET', '/api/auth/profile', { body: aUser({ days_remaining: 34 }) })
  await open()
  expect(screen.getByRole('status')).toHaveTextContent('Verifica del pagamento in corso…')
  await pass(50)
  expect(
    screen.getByText('Pagamento completato con successo! I tuoi minuti sono stati aggiunti.'),
  ).toBeVisible()
  expectWayBack()
  expect(screen.getByText('Piano').nextElementSibling).toHaveTextContent('Un mese')
  expect(screen.getByText('Giorni aggiunti').nextElementSibling).toHaveTextContent('30 giorni')
  expect(screen.getByText('Giorni premium ora').nextElementSibling).toHaveTextContent('34 giorni')
})

it('asks again every two seconds while neither paid nor expired', async () => {
  network.on('GET', STATUS, answer('unpaid', 'open'))
  await open()
  await pass(100)
  expect(network.sent('GET', STATUS)).toHaveLength(1)
  await pass(1500)
  expect(network.sent('GET', STATUS)).toHaveLength(1)
  network.on('GET', STATUS, answer('paid', 'complete'))
  await pass(600)
  expect(network.sent('GET', STATUS)).toHaveLength(2)
  await pass(10_000)
  expect(network.sent('GET', STATUS)).toHaveLength(2)
})

it('gives up after five times', async () => {
  network.on('GET', STATUS, answer('unpaid', 'open'))
  await open()
  await pass(20_000)
  expect(network.sent('GET', STATUS)).toHaveLength(5)
  expect(
    screen.getByText('Timeout nella verifica del pagamento. Controlla la tua email per conferma.'),
  ).toBeVisible()
  expectWayBack()
})

it('says that the session has expired, and asks no more', async () => {
  network.on('GET', STATUS, answer('unpaid', 'expired'))
  await open()
  await pass(10_000)
  expect(network.sent('GET', STATUS)).toHaveLength(1)
  expect(screen.getByText('Sessione di pagamento scaduta. Riprova.')).toBeVisible()
})

it('says that a payment was refunded, asks no more, and takes the days out of the session', async () => {
  network.on('GET', STATUS, answer('refunded', 'complete'))
  network.on('GET', '/api/auth/profile', { body: aUser({ days_remaining: 0 }) })
  await open()
  await pass(10_000)
  expect(network.sent('GET', STATUS)).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Pagamento rimborsato' })).toBeVisible()
  expect(
    screen.getByText(
      'Questo pagamento ti è stato rimborsato. I giorni che aveva aggiunto non sono più disponibili.',
    ),
  ).toBeVisible()
  expectWayBack()
  expect(useSession.getState().user?.days_remaining).toBe(0)
})

it('says that the call failed', async () => {
  network.on('GET', STATUS, () => {
    throw connectionLost()
  })
  await open()
  await pass(50)
  expect(screen.getByText('Errore nella verifica del pagamento. Riprova.')).toBeVisible()
  expectWayBack()
})

it('asks nothing without a session id', async () => {
  await open('')
  expect(screen.getByText('ID sessione non trovato')).toBeVisible()
  expectWayBack()
})

it('says that a payment was cancelled', async () => {
  await openPage('payment-cancel', { path: '/payment-cancel' })
  expect(screen.getByRole('heading', { name: 'Pagamento Annullato' })).toBeVisible()
  expectWayBack()
})
