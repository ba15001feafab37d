import type { AdminPaymentDetail, PaymentRefund } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'
import { detail, payment } from '../testing/payments.ts'

const PATH = '/api/admin/payments'
const known = payment(1, { amount: 20, refunded_amount: 4.5, state: 'partly_refunded' })
const ONE = `${PATH}/${known.id}`
const REFUNDS = `${ONE}/refunds`

const refund = (changes: Partial<PaymentRefund> = {}): PaymentRefund => ({
  id: '00000000-0000-4000-8000-0000000000aa',
  created_at: '2026-01-16T09:30:00.000Z',
  amount: 4.5,
  reason: 'duplicate',
  comment: 'Due volte',
  state: 'succeeded',
  refusal: null,
  actor_name: 'Zeno',
  ...changes,
})

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork()
  network.on('GET', `${PATH}/figures`, { body: { count: 1, paid: 20, refunded: 4.5 } })
  network.on('GET', PATH, { body: [known] })
})

async function open(shown: Partial<AdminPaymentDetail> = {}) {
  network.on('GET', ONE, { body: detail(known, { refunds: [refund()], ...shown }) })
  await openPage('pagamenti', `&id=${known.id}`)
  return within(await screen.findByRole('dialog', { name: 'Pagamento' }))
}

async function openRefund(button = 'Rimborsa') {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  // In tests antd gives all its dialogs one id, and with it the name of the first.
  const title = await screen.findByText('Rimborsa il pagamento di 20,00 €')
  return within(title.closest('[role=dialog]') as HTMLElement)
}

const bodies = () => network.sent('POST', REFUNDS).map(({ body }) => body as Record<string, unknown>)

test('says what a refund does to the days, and gives back what is left or a part of it', async () => {
  const drawer = await open()
  expect(await drawer.findByText('Due volte')).toBeVisible()
  expect(drawer.getByText('Zeno')).toBeVisible()
  network.on('POST', REFUNDS, { status: 201, body: detail(known) })
  const dialog = await openRefund()
  expect(dialog.getByText(/30 giorni vengono tolti dalla fine del periodo premium/)).toBeVisible()
  const amount = dialog.getByLabelText('Importo (€)')
  expect(amount).toHaveValue('15,50')
  await userEvent.clear(amount)
  await userEvent.type(amount, '5,25')
  await userEvent.type(dialog.getByLabelText(/^Commento interno/), 'Si è scusata')
  await userEvent.type(dialog.getByLabelText('La tua password'), 'segreta')
  await userEvent.click(dialog.getByRole('button', { name: 'Rimborsa' }))
  expect(await screen.findByText('Rimborso eseguito')).toBeVisible()
  expect(bodies()).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      amount: 5.25,
      refunded_amount: 4.5,
      reason: 'requested_by_customer',
      comment: 'Si è scusata',
      admin_password: 'segreta',
    },
  ])
})

test('sends nothing without a password, or more than is left', async () => {
  await open()
  const dialog = await openRefund()
  const amount = dialog.getByLabelText('Importo (€)')
  await userEvent.clear(amount)
  await userEvent.type(amount, '15,51')
  await userEvent.click(dialog.getByRole('button', { name: 'Rimborsa' }))
  expect(await dialog.findByText('Al massimo 15,50 €.')).toBeVisible()
  expect(dialog.getByText('Campo obbligatorio.')).toBeVisible()
  expect(bodies()).toEqual([])
})

longTest(
  'tries again under the same id where the answer is not known, and under another where Stripe refused',
  async () => {
    await open()
    const dialog = await openRefund()
    await userEvent.type(dialog.getByLabelText('La tua password'), 'segreta')
    const failures = [
      { status: 503, code: 'refund_unclear', detail: 'Stripe non ha confermato' },
      { status: 409, code: 'refund_refused', detail: 'Stripe ha rifiutato' },
      { status: 401, code: 'admin_password_wrong', detail: 'Password admin non corretta' },
    ]
    for (const { status, code, detail: words } of failures) {
      network.on('POST', REFUNDS, { status, body: { code, detail: words } })
      await userEvent.click(dialog.getByRole('button', { name: 'Rimborsa' }))
      expect(await dialog.findByText(words)).toBeVisible()
    }
    const ids = [...new Set(bodies().map(({ id }) => id))]
    expect(ids).toHaveLength(2)
    expect(bodies().at(-1)?.id).toBe(ids[1])
  },
)

test('asks Stripe again for one whose answer never came, as it was', async () => {
  const unclear = refund({ state: 'requested' })
  const drawer = await open({ refunds: [unclear] })
  expect(await drawer.findByText('In attesa della risposta di Stripe')).toBeVisible()
  network.on('POST', REFUNDS, { status: 201, body: detail(known) })
  const dialog = await openRefund('Chiedi di nuovo a Stripe')
  expect(dialog.getByLabelText('Importo (€)')).toBeDisabled()
  await userEvent.type(dialog.getByLabelText('La tua password'), 'segreta')
  await userEvent.click(dialog.getByRole('button', { name: 'Chiedi di nuovo a Stripe' }))
  await waitFor(() => expect(bodies()).toMatchObject([{ id: unclear.id, amount: 4.5, reason: 'duplicate' }]))
})

test('is not offered where nothing can be given back', async () => {
  const drawer = await open({
    state: 'refunded',
    refunds: [refund({ state: 'refused', refusal: 'expired' })],
  })
  expect(await drawer.findByText('Rifiutato da Stripe (expired)')).toBeVisible()
  expect(drawer.queryByRole('button', { name: 'Rimborsa' })).toBeNull()
})
