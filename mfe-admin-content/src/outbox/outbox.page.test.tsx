import type { OutboxMail } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { address, choose } from '@confida/testing/screens'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'

const PATH = '/api/admin/outbox'

let network: FakeNetwork

const mail = (number: number, choices: Partial<OutboxMail>): OutboxMail => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  template: 'welcome',
  recipient: `persona${number}@example.com`,
  subject: `Oggetto ${number}`,
  content: `Testo ${number}`,
  state: 'sent',
  attempts: 1,
  last_error: null,
  created_at: '2026-01-15T09:30:00.000Z',
  sent_at: null,
  ...choices,
})

beforeEach(() => {
  network = fakeNetwork()
  network.on('GET', '/api/admin/email-templates', { body: [] })
  network.on('GET', `${PATH}/server`, { body: { is_set_up: true } })
  network.on('GET', PATH, ({ query }) => ({
    body: query.state ? [] : [mail(1, {}), mail(2, { state: 'failed', last_error: 'ECONNECTION' })],
  }))
})

test('the outbox shows each mail with its state, and its text on demand', async () => {
  await openPage('posta')
  expect(await screen.findByText('persona1@example.com')).toBeVisible()
  expect(screen.getByText('Non riuscita', { selector: 'span' })).toBeVisible()
  expect(screen.queryByText('Testo 2')).toBeNull()
  await userEvent.click(screen.getByText('Oggetto 2'))
  expect(screen.getByText('Testo 2')).toBeVisible()
  expect(screen.getByText('ECONNECTION')).toBeVisible()
})

test.each([
  ['email-templates', 'Posta in uscita', 'posta'],
  ['posta', 'Torna ai template', 'email-templates'],
])('from %s a link leads on', async (view, name, to) => {
  await openPage(view)
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `/dashboard?view=${to}`)
})

test('the outbox explains why mails were kept, where there are such', async () => {
  await openPage('posta')
  await screen.findByText('persona1@example.com')
  expect(screen.queryByText(/non era impostato un server di posta/)).toBeNull()
  network.on('GET', PATH, { body: [mail(3, { state: 'kept' })] })
  await choose('Stato', 'Conservata')
  expect(await screen.findByText(/non era impostato un server di posta/)).toBeVisible()
})

test('the outbox says that there is no mail server, and what to do about it', async () => {
  network.on('GET', `${PATH}/server`, { body: { is_set_up: false } })
  await openPage('posta')
  expect(await screen.findByText('Nessun server di posta è impostato')).toBeVisible()
  expect(screen.getByText(/^SMTP_URL=smtp:/)).toBeVisible()
  expect(screen.getByText(/nemmeno i codici/)).toBeVisible()
})

longTest('the outbox is filtered by kind and days, in the address, until all filters go', async () => {
  network.on('GET', PATH, ({ query }) => ({ body: query.template ? [] : [mail(1, {})] }))
  await openPage('posta', '&from=2026-01-01')
  await screen.findByText('persona1@example.com')
  await choose('Tipo', 'Benvenuto')
  await waitFor(() =>
    expect(network.sent('GET', PATH).at(-1)?.query).toMatchObject({
      template: 'welcome',
      from: '2026-01-01',
    }),
  )
  expect(address()).toMatchObject({ template: 'welcome' })
  await userEvent.click(await screen.findByRole('button', { name: 'Azzera i filtri' }))
  expect(await screen.findByText('persona1@example.com')).toBeVisible()
  expect(address().template).toBeUndefined()
})

test('the outbox is filtered by state, in the address', async () => {
  await openPage('posta')
  await screen.findByText('persona1@example.com')
  await choose('Stato', 'In coda')
  expect(await screen.findByText('Nessuna email')).toBeVisible()
  expect(address()).toMatchObject({ state: 'queued' })
  await waitFor(() => expect(network.sent('GET', PATH).at(-1)?.query).toMatchObject({ state: 'queued' }))
})

test('the outbox can be asked for again when it fails', async () => {
  network.on('GET', PATH, { status: 500, body: {} })
  await openPage('posta')
  expect(await screen.findByText('Errore nel caricamento della posta in uscita')).toBeVisible()
})

test('the outbox is searched, in the address', async () => {
  await openPage('posta')
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Cerca' }), 'giulia')
  await waitFor(() => expect(network.sent('GET', PATH).at(-1)?.query).toMatchObject({ search: 'giulia' }))
  expect(address()).toMatchObject({ search: 'giulia' })
})

test('a mail that failed is queued again; one that was sent is not', async () => {
  network.on('POST', `${PATH}/00000000-0000-4000-8000-000000000002/retry`, () => {
    network.on('GET', PATH, { body: [mail(2, { state: 'queued' })] })
    return { body: mail(2, { state: 'queued' }) }
  })
  await openPage('posta')
  await userEvent.click(await screen.findByText('Oggetto 1'))
  expect(screen.queryByRole('button', { name: 'Invia di nuovo' })).toBeNull()
  await userEvent.click(screen.getByText('Oggetto 2'))
  await userEvent.click(screen.getByRole('button', { name: 'Invia di nuovo' }))
  expect(await screen.findByText('Email rimessa in coda!')).toBeVisible()
  expect(await screen.findByText('In coda', { selector: 'span' })).toBeVisible()
})

test('a mail that cannot be queued again says why', async () => {
  const detail = 'Questa email è già stata inviata.'
  network.on('POST', `${PATH}/00000000-0000-4000-8000-000000000002/retry`, {
    status: 409,
    body: { code: 'mail_not_retriable', detail },
  })
  await openPage('posta')
  await userEvent.click(await screen.findByText('Oggetto 2'))
  await userEvent.click(screen.getByRole('button', { name: 'Invia di nuovo' }))
  expect(await screen.findByText(detail)).toBeVisible()
})
