import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'

const PATH = '/api/admin/discount-codes'
const welcome = {
  code: 'WELCOME10',
  percent: 10,
  uses_max: 100,
  last_day: null,
  is_active: true,
  uses: 12,
  payments: 3,
  paid: 26.97,
  created_at: '2026-01-01T00:00:00.000Z',
}

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork()
  network.on('GET', PATH, { body: [welcome] })
})

const open = () => openPage('pagamenti', '&tab=codes')

async function openForm() {
  await userEvent.click(await screen.findByRole('button', { name: 'Nuovo codice' }))
  return within(await screen.findByRole('dialog'))
}

const submit = (dialog: ReturnType<typeof within>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Salva' }))

test('shows what came of each code', async () => {
  await open()
  const row = within((await screen.findByText('WELCOME10')).closest('tr') as HTMLElement)
  for (const text of ['10%', 'Attivo', '12 di 100', 'Nessuna', '3', '26,97 €'])
    expect(row.getByText(text)).toBeVisible()
})

test('makes a code, in capitals, with its limits', async () => {
  network.on('POST', PATH, { status: 201, body: { ...welcome, code: 'ESTATE' } })
  await open()
  const dialog = await openForm()
  await userEvent.type(dialog.getByLabelText('Codice'), 'estate')
  await userEvent.type(dialog.getByLabelText('Sconto percentuale'), '20')
  await userEvent.type(dialog.getByLabelText(/^Numero massimo di registrazioni/), '50')
  await submit(dialog)
  await waitFor(() => expect(network.sent('POST', PATH)).toHaveLength(1))
  expect(network.sent('POST', PATH)[0]?.body).toEqual({
    code: 'ESTATE',
    percent: 20,
    uses_max: 50,
    last_day: null,
  })
})

test('refuses what is none, and says at its field where a name is taken', async () => {
  network.on('POST', PATH, { status: 409, body: { detail: 'Esiste già', code: 'discount_exists' } })
  await open()
  const dialog = await openForm()
  await userEvent.type(dialog.getByLabelText('Codice'), 'a b')
  await userEvent.type(dialog.getByLabelText('Sconto percentuale'), '120')
  await submit(dialog)
  expect(await dialog.findByText(/almeno tre\.$/, { selector: '.ant-form-item-explain-error' })).toBeVisible()
  expect(dialog.getByText('Al massimo 100.')).toBeVisible()
  expect(network.sent('POST', PATH)).toHaveLength(0)

  await userEvent.clear(dialog.getByLabelText('Codice'))
  await userEvent.type(dialog.getByLabelText('Codice'), 'welcome10')
  await userEvent.clear(dialog.getByLabelText('Sconto percentuale'))
  await userEvent.type(dialog.getByLabelText('Sconto percentuale'), '10')
  await submit(dialog)
  expect(await dialog.findByText('Esiste già')).toBeVisible()
})

test('expires a code', async () => {
  network.on('PATCH', `${PATH}/WELCOME10`, { body: { ...welcome, is_active: false } })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Disattiva WELCOME10' }))
  expect(await screen.findByText('Codice sconto aggiornato.')).toBeVisible()
  expect(network.sent('PATCH', `${PATH}/WELCOME10`)[0]?.body).toEqual({ is_active: false })
})
