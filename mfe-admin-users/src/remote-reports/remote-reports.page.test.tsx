import type { RemoteFailureCount, RemoteVersionCount } from '@confida/contracts'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { address, choose } from '@confida/testing/screens'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'

const PATH = '/api/admin/remote-reports'
const last_at = '2026-01-15T09:30:00.000Z'

const failures: RemoteFailureCount[] = [
  { remote: 'mfe-chat', version: '1.4.0', phase: 'entry', code: 'timeout', count: 1200, last_at },
  { remote: 'mfe-auth', version: null, phase: 'registry', code: 'unlisted', count: 1, last_at },
]
const versions: RemoteVersionCount[] = [{ remote: 'mfe-chat', version: '1.4.0', count: 42, last_at }]

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork()
  network.on('GET', PATH, { body: { failures, versions } })
})

const linesOf = async (section: string) =>
  within(await screen.findByRole('region', { name: section }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )

test('tells which remotes failed, where, why, how often and when, and which versions are in use', async () => {
  await openPage('moduli')
  const last = expect.stringContaining('15/01/2026')
  expect(await linesOf('Errori')).toEqual([
    ['mfe-chat 1.4.0', 'Caricamento', 'Nessuna risposta in tempo utile', '1.200', last],
    ['mfe-auth', 'Registro', 'Non nel registro', '1', last],
  ])
  expect(await linesOf('Versioni in uso')).toEqual([['mfe-chat 1.4.0', '42', last]])
})

test('is of the last seven days, or as many as are chosen, in the address', async () => {
  await openPage('moduli')
  await linesOf('Errori')
  expect(network.sent('GET', PATH).at(-1)?.query).toEqual({ days: '7' })
  await choose('Periodo', 'Ultimi 30 giorni')
  expect(address()).toMatchObject({ view: 'moduli', days: '30' })
  await linesOf('Errori')
  expect(network.sent('GET', PATH).at(-1)?.query).toEqual({ days: '30' })
})

test('says that nothing failed and nothing was opened', async () => {
  network.on('GET', PATH, { body: { failures: [], versions: [] } })
  await openPage('moduli')
  expect(await screen.findByText('Nessun errore in questo periodo')).toBeVisible()
  expect(screen.getByText('Nessun modulo aperto in questo periodo')).toBeVisible()
})

test('can be asked for again when it failed', async () => {
  network.on('GET', PATH, { status: 500, body: {} })
  await openPage('moduli')
  expect(await screen.findByText('Errore nel caricamento delle segnalazioni')).toBeVisible()
  network.on('GET', PATH, { body: { failures, versions } })
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await linesOf('Errori')).toHaveLength(2)
})
