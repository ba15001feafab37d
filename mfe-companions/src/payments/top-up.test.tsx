import { connectionLost, fakeNetwork } from '@confida/testing'
import { setOnline } from '@confida/testing/connection'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { browser, openPage } from '../testing/open-page.tsx'

const tier = (id: number, name: string, price: number, duration_days: number) => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  name,
  minutes: 0,
  price,
  description: '',
  emoji: '💰',
  subscription_type: 'days',
  duration_days,
  is_visible: true,
  is_active: true,
})

let network: ReturnType<typeof fakeNetwork>
beforeEach(() => {
  network = fakeNetwork()
  giveDiscount(0)
  network.on('GET', '/api/chat/free-messages', { body: { a_day: 50 } })
  network.on('GET', '/api/companions', { body: [] })
  network.on('GET', '/api/pricing-tiers', {
    body: [tier(1, 'Settimana', 4.99, 7), tier(2, 'Mese', 14.9, 30), tier(3, 'Anno', 119, 365)],
  })
})

afterEach(() => setOnline(true))

/** The discount is asked for beside the plans; without an answer there is none. */
const giveDiscount = (percent: number) => network.on('GET', '/api/payments/discount', { body: { percent } })

async function openTopUp() {
  await openPage('dashboard')
  await userEvent.click(screen.getByRole('button', { name: 'Ricarica' }))
  return within(await screen.findByRole('dialog', { name: 'Ricarica i giorni premium' }))
}

it('offers the plans with their days and prices, the second as TOP', async () => {
  const dialog = await openTopUp()
  const plans = await dialog.findAllByRole('radio')
  expect(plans).toHaveLength(3)
  expect(plans[0]).toHaveAccessibleName(/Settimana.*4,99\s€.*7 giorni.*0,71\s€ al giorno/)
  expect(plans[1]).toHaveAccessibleName(/Mese.*TOP/)
  expect(dialog.getAllByText('TOP')).toHaveLength(1)
  expect(plans[1]).toBeChecked()
  expect(dialog.getByRole('button', { name: 'Vai al pagamento' })).toBeEnabled()
})

it('shows the discount of the first top-up: the full price crossed out, and what is to be paid', async () => {
  giveDiscount(10)
  const dialog = await openTopUp()
  expect(await dialog.findByText(/Sconto di benvenuto: 10%\s?in meno/)).toBeVisible()
  const month = dialog.getByRole('radio', { name: /Mese/ })
  expect(month).toHaveAccessibleName(/Prezzo pieno.*14,90\s€.*Prezzo scontato.*13,41\s€/)
  expect(dialog.getByText(/14,90/).tagName).toBe('S')
})

it('loads the plans as soon as the button is pointed at', async () => {
  await openPage('dashboard')
  expect(network.sent('GET', '/api/pricing-tiers')).toHaveLength(0)
  await userEvent.hover(screen.getByRole('button', { name: 'Ricarica' }))
  await waitFor(() => expect(network.sent('GET', '/api/pricing-tiers')).toHaveLength(1))
})

it('shows full prices where the discount cannot be asked for', async () => {
  network.on('GET', '/api/payments/discount', { status: 500, body: {} })
  const dialog = await openTopUp()
  expect(await dialog.findByRole('radio', { name: /Mese.*14,90\s€/ })).toBeVisible()
  expect(dialog.queryByText(/Sconto/)).not.toBeInTheDocument()
})

it('starts the checkout of the chosen plan, and says when that fails', async () => {
  network.on('POST', '/api/payments/checkout', {
    status: 503,
    body: { detail: '', code: 'payment_unavailable' },
  })
  const dialog = await openTopUp()
  await userEvent.click(await dialog.findByRole('radio', { name: /Mese/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Vai al pagamento' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Non è stato possibile avviare il pagamento. Riprova.',
  )
  expect(network.sent('POST', '/api/payments/checkout').map(({ body }) => body)).toEqual([
    { tier_id: tier(2, '', 0, 0).id },
  ])
  const detail = 'Questo piano costa meno di 0,50 €.'
  network.on('POST', '/api/payments/checkout', { status: 409, body: { detail, code: 'payment_too_small' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Vai al pagamento' }))
  expect(await dialog.findByText(detail)).toBeVisible()
})

it('says when there are no plans, or they could not be loaded', async () => {
  network.on('GET', '/api/pricing-tiers', { status: 500, body: { detail: '', code: 'internal_error' } })
  const dialog = await openTopUp()
  const retry = await dialog.findByRole('button', { name: 'Riprova' })
  network.on('GET', '/api/pricing-tiers', { body: [] })
  await userEvent.click(retry)
  expect(await dialog.findByText('Nessun piano disponibile al momento')).toBeVisible()
})

it('says that there is no connection, and shows the plans once it is back', async () => {
  const plans = [tier(1, 'Settimana', 4.99, 7)]
  network.on('GET', '/api/pricing-tiers', () => {
    throw connectionLost()
  })
  setOnline(false)
  const dialog = await openTopUp()
  expect(await dialog.findByRole('alert')).toHaveTextContent(/manchi la connessione/)
  expect(dialog.getByRole('button', { name: 'Vai al pagamento' })).toBeDisabled()
  network.on('GET', '/api/pricing-tiers', { body: plans })
  setOnline(true)
  expect(await dialog.findByRole('radio', { name: /Settimana/ })).toBeVisible()
})

it.each([
  [50, 'Con i giorni premium scrivi senza limiti: senza, hai 50 messaggi al giorno.'],
  [1, 'Con i giorni premium scrivi senza limiti: senza, hai 1 messaggio al giorno.'],
  [0, 'Qui i messaggi sono senza limiti per tutti: con una ricarica sostieni Confida.'],
])('says what premium days buy where %d messages are free', async (a_day, words) => {
  network.on('GET', '/api/chat/free-messages', { body: { a_day } })
  const dialog = await openTopUp()
  expect(await dialog.findByText(words)).toBeVisible()
})

it('is opened by a link from elsewhere, and its address goes with it', async () => {
  await openPage('dashboard', { path: '/dashboard?top-up=yes' })
  const dialog = await screen.findByRole('dialog', { name: 'Ricarica i giorni premium' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(browser.search).toBe('')
})
