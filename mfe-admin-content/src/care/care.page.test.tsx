import type { ComplianceMonth } from '@confida/contracts'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { address, choose } from '@confida/testing/screens'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'

// jsdom has no canvas.
jest.mock('react-chartjs-2', () => ({
  Chart: ({ 'aria-label': label }: { 'aria-label': string }) => <div role="img" aria-label={label} />,
}))

const YEAR = new Date().getUTCFullYear()
const DESK = '/api/admin/compliance'

const month = (number: number, changes: Partial<ComplianceMonth> = {}): ComplianceMonth => ({
  month: `${YEAR}-0${number}`,
  disclosures: { start: 0, repeat: 0 },
  care_cards: 0,
  care_by_country: [],
  care_by_language: [],
  ...changes,
})

const february = month(2, {
  care_cards: 1011,
  care_by_country: [
    { value: 'IT', count: 1006 },
    { value: '', count: 5 },
  ],
  care_by_language: [{ value: 'en', count: 1008 }],
})

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork()
  network.on('GET', DESK, { body: { months: [month(1), february] } })
})

/** The cells of the table's rows, its head and its sums among them. */
async function openTable() {
  const region = within(await screen.findByRole('region', { name: 'Mese per mese' }))
  await userEvent.click(region.getByText('Tabella'))
  return region
    .getAllByRole('row')
    .map(({ children }) => [...children].map(({ textContent }) => textContent))
    .filter((cells) => cells.some(Boolean))
}

test('draws the cards of each month by country, and tells them as a table with its sums', async () => {
  await openPage('schede-aiuto')
  expect(await screen.findByRole('img', { name: 'Mese per mese' })).toBeInTheDocument()
  expect(await openTable()).toEqual([
    ['Mese', 'Italia', 'Non noto', 'Totale'],
    [`febbraio ${YEAR}`, '1.006', '5', '1.011'],
    [`gennaio ${YEAR}`, '0', '0', '0'],
    ['Totale', '1.006', '5', '1.011'],
  ])
})

test('groups by language as well, small groups together, which is in the address', async () => {
  await openPage('schede-aiuto')
  await choose('Raggruppa per', 'Lingua')
  expect(address()).toEqual({ view: 'schede-aiuto', by: 'language' })
  expect(await openTable()).toEqual([
    ['Mese', 'inglese', 'Gruppi piccoli', 'Totale'],
    [`febbraio ${YEAR}`, '1.008', '3', '1.011'],
    [`gennaio ${YEAR}`, '0', '0', '0'],
    ['Totale', '1.008', '3', '1.011'],
  ])
})

test('does not say that a group had no cards where it may be among the small ones', async () => {
  network.on('GET', DESK, { body: { months: [month(1, { care_cards: 4 }), february] } })
  await openPage('schede-aiuto', '&by=language')
  expect((await openTable())[2]).toEqual([`gennaio ${YEAR}`, '–', '4', '4'])
})

test('is of the year that is chosen, and leads back to it', async () => {
  await openPage('schede-aiuto')
  await choose('Anno', String(YEAR - 1))
  await waitFor(() => expect(network.sent('GET', DESK).at(-1)?.query).toEqual({ year: String(YEAR - 1) }))
  await userEvent.click(screen.getByRole('link', { name: 'Conformità' }))
  expect(address()).toEqual({ view: 'conformita', year: String(YEAR - 1) })
})

test('saves the year as a file under the name that the server gives it', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined })
  const saved: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const name = `care-cards-${YEAR}.csv`
  const file = `${DESK}/care-cards`
  network.on('GET', file, {
    body: 'month;by;value;care_cards',
    headers: { 'content-disposition': `attachment; filename="${name}"` },
  })
  await openPage('schede-aiuto')
  await userEvent.click(await screen.findByRole('button', { name: 'Scarica (CSV)' }))
  await waitFor(() => expect(saved).toEqual([name]))
  expect(network.sent('GET', file).at(-1)?.query).toEqual({ year: String(YEAR) })
})

test('says when there were none, and when they cannot be loaded', async () => {
  network.on('GET', DESK, { status: 500, body: {} })
  await openPage('schede-aiuto')
  expect(await screen.findByText('Errore nel caricamento dei conteggi')).toBeVisible()
  network.on('GET', DESK, { body: { months: [month(1)] } })
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await screen.findByText('Nessuna scheda di aiuto in questo anno')).toBeVisible()
})
