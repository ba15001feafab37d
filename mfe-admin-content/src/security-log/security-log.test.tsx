import type { SecurityEntry } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { address, choose } from '@confida/testing/screens'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'

const PATH = '/api/admin/security-log'

let network: FakeNetwork

const entry = (number: number, changes: Partial<SecurityEntry>): SecurityEntry => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  created_at: '2026-01-15T09:30:00.000Z',
  event: 'login.success',
  user_id: '00000000-0000-4000-8000-00000000000a',
  user_name: 'Ada',
  user_email: 'ada@example.com',
  target_id: null,
  target_name: null,
  address: '203.0.113.7',
  detail: null,
  ...changes,
})

const nobody = { user_id: null, user_name: null, user_email: null }
const log = [
  entry(1, {}),
  entry(2, { event: 'login.failure', ...nobody }),
  entry(3, { event: 'limit.reached', detail: 'login-address', ...nobody }),
  entry(4, { event: 'limit.reached', detail: 'login-all', address: null, ...nobody }),
  entry(5, { event: 'limit.reached', detail: 'one-of-tomorrow' }),
  entry(6, { event: 'moods.read', target_name: 'Luca' }),
]

beforeEach(() => {
  network = fakeNetwork()
  network.on('GET', '/api/admin/audit-log', { body: [] })
  network.on('GET', PATH, ({ query }) => ({
    body: log.filter(({ event }) => !query.event || event === query.event),
  }))
})

const rows = async (event: string) =>
  (await screen.findAllByText(event, { selector: 'span' })).map((title) => title.closest('tr')?.textContent)

test('is beside the log of changes, and each in the address', async () => {
  await openPage('registro')
  expect(await screen.findByText('Nessuna attività')).toBeVisible()
  await userEvent.click(screen.getByText('Sicurezza'))
  expect((await rows('Accesso'))[0]).toMatch(/15\/01\/2026 alle.*Ada.*ada@example\.com.*203\.0\.113\.7/)
  expect(address()).toMatchObject({ view: 'registro', log: 'security' })
  await userEvent.click(screen.getByText('Modifiche'))
  expect(await screen.findByText('Nessuna attività')).toBeVisible()
})

test('says whose it was, which limit was reached and who was looked at', async () => {
  await openPage('registro', '&log=security')
  expect((await rows('Accesso fallito'))[0]).toContain('Sconosciuto')
  const limits = await rows('Limite raggiunto')
  expect(limits[0]).toContain('Accessi falliti, da un indirizzo di rete')
  expect(limits[1]).toContain('Accessi falliti, da tutti insieme')
  expect(limits[2]).toContain('one-of-tomorrow')
  expect((await rows('Umori consultati'))[0]).toContain('Riguarda Luca')
})

test('shows all of an event below it, and leads to others from the same place', async () => {
  await openPage('registro', '&log=security')
  await userEvent.click(await screen.findByRole('button', { name: 'Accesso · Ada' }))
  expect(screen.getByText('00000000-0000-4000-8000-00000000000a')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Solo questo indirizzo' }))
  expect(address()).toMatchObject({ log: 'security', search: '203.0.113.7' })
  await waitFor(() =>
    expect(network.sent('GET', PATH).at(-1)?.query).toMatchObject({ search: '203.0.113.7' }),
  )
})

longTest('is filtered by event, person and days, in the address', async () => {
  await openPage('registro', '&log=security&from=2026-01-01&to=2026-01-31')
  await rows('Accesso')
  await choose('Evento', 'Accesso fallito')
  await waitFor(() => expect(screen.queryByText('Umori consultati', { selector: 'span' })).toBeNull())
  await userEvent.type(screen.getByRole('searchbox', { name: 'Persona o indirizzo' }), 'ada')
  await waitFor(() =>
    expect(network.sent('GET', PATH).at(-1)?.query).toMatchObject({
      event: 'login.failure',
      search: 'ada',
      from: '2026-01-01',
      to: '2026-01-31',
    }),
  )
  expect(address()).toMatchObject({ log: 'security', event: 'login.failure', search: 'ada' })
})

test('says when nothing passes, lets the filters go, and can be asked for again', async () => {
  await openPage('registro', '&log=security&event=outbox.read')
  expect(await screen.findByText('Nessun evento con questi filtri')).toBeVisible()
  network.on('GET', PATH, { status: 500, body: {} })
  await userEvent.click(screen.getByRole('button', { name: 'Azzera i filtri' }))
  expect(await screen.findByText('Errore nel caricamento del registro')).toBeVisible()
  network.on('GET', PATH, { body: log })
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  await rows('Accesso')
})
