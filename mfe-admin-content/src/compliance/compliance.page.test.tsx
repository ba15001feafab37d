import type { ComplianceMonth, TermsAcceptance } from '@confida/contracts'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { address, choose } from '@confida/testing/screens'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'

const YEAR = new Date().getUTCFullYear()
const DESK = '/api/admin/compliance'
const REPORT = `${DESK}/california-report`
const TERMS = '/api/admin/terms-acceptances'

const month = (number: number, changes: Partial<ComplianceMonth> = {}): ComplianceMonth => ({
  month: `${YEAR}-0${number}`,
  disclosures: { start: 0, repeat: 0 },
  care_cards: 0,
  care_by_country: [],
  care_by_language: [],
  ...changes,
})

const february = month(2, {
  disclosures: { start: 1200, repeat: 3 },
  care_cards: 11,
})

const acceptance = (number: number, name: string): TermsAcceptance => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  created_at: '2026-01-15T09:30:00.000Z',
  version: number,
  language: number > 1 ? 'de' : null,
  translation_version: number > 1 ? 3 : null,
  user_id: '00000000-0000-4000-8000-00000000000a',
  user_name: name,
  user_email: `${name.toLowerCase()}@example.com`,
})

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork()
  network.on('GET', DESK, { body: { months: [month(1), february] } })
  network.on('GET', TERMS, ({ query }) => ({
    body: [acceptance(1, 'Anna'), acceptance(2, 'Carla')].filter(
      ({ user_email }) => !query.search || user_email.includes(query.search),
    ),
  }))
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

test('tells of each month what was shown, and leads to what stands behind the cards', async () => {
  await openPage('conformita')
  const lines = await linesOf('Mese per mese')
  expect(lines.filter(([first]) => first)).toEqual([
    ['febbraio', '1.200', '3', '11'],
    ['gennaio', '0', '0', '0'],
  ])
  expect(screen.getByText('1.203')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Schede per paese e lingua' }))
  expect(address()).toEqual({ view: 'schede-aiuto', year: String(YEAR) })
})

test('is of this year, or of the one that is chosen, in the address', async () => {
  await openPage('conformita')
  await linesOf('Mese per mese')
  expect(network.sent('GET', DESK).at(-1)?.query).toEqual({ year: String(YEAR) })
  await choose('Anno', String(YEAR - 1))
  expect(address()).toMatchObject({ view: 'conformita', year: String(YEAR - 1) })
  await waitFor(() => expect(network.sent('GET', DESK).at(-1)?.query).toEqual({ year: String(YEAR - 1) }))
})

test('lists who has accepted the terms, and finds an address', async () => {
  await openPage('conformita')
  const lines = async () => (await linesOf('Termini accettati')).filter(([first]) => first)
  const names = async () => (await lines()).map(([email]) => email)
  await waitFor(async () => expect(await names()).toEqual(['anna@example.com', 'carla@example.com']))
  expect((await lines()).map((line) => line[3])).toEqual(['Non noto', 'Deutsch'])
  await userEvent.type(screen.getByRole('searchbox', { name: 'Persona' }), 'carla')
  await waitFor(async () => expect(await names()).toEqual(['carla@example.com']))
  expect(address()).toMatchObject({ search: 'carla' })
})

test('saves the report under the name that the server gives it, and says where that fails', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined })
  const saved: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const name = `california-sb243-${YEAR}.csv`
  network.on('GET', REPORT, {
    body: 'Item,Period,Value',
    headers: { 'content-disposition': `attachment; filename="${name}"` },
  })
  await openPage('conformita')
  const button = await screen.findByRole('button', { name: /Rapporto California/ })
  await userEvent.click(button)
  await waitFor(() => expect(saved).toEqual([name]))
  expect(network.sent('GET', REPORT).at(-1)?.query).toEqual({ year: String(YEAR) })
  network.on('GET', REPORT, { status: 500, body: {} })
  await userEvent.click(button)
  expect(await screen.findByText('Non è stato possibile scaricare il file')).toBeVisible()
})

test('can be asked for again when it failed', async () => {
  network.on('GET', DESK, { status: 500, body: {} })
  await openPage('conformita')
  expect(await screen.findByText('Errore nel caricamento dei conteggi')).toBeVisible()
  network.on('GET', DESK, { body: { months: [february] } })
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  expect((await linesOf('Mese per mese')).filter(([first]) => first)).toHaveLength(1)
})
