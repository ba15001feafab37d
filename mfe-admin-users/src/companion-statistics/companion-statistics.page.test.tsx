import type { CompanionStatistics } from '@confida/contracts'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'

const PATH = '/api/admin/companion-stats'

const stats: CompanionStatistics = {
  total: 1500,
  gender: { femminile: 600, maschile: 900, neutro: 0 },
  personality: { dolce: 1500, affettuosa: 0, ribelle: 0, intellettuale: 0, giocosa: 0 },
  style: { diretto: 0, poetico: 0, casual: 0, misterioso: 0, empatico: 1500 },
  interest: {
    arte: 1200,
    musica: 750,
    viaggi: 0,
    cucina: 0,
    sport: 0,
    lettura: 0,
    cinema: 0,
    natura: 0,
    animali: 0,
    tecnologia: 0,
  },
}

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork()
  network.on('GET', PATH, { body: stats })
})

const linesOf = async (chart: string) =>
  within(await screen.findByRole('region', { name: chart }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('counts the companions by each choice, the most frequent first, with numbers and shares', async () => {
  await openPage('partner')
  expect(await linesOf('Genere')).toEqual(['Maschile900 60%', 'Femminile600 40%', 'Neutro0 0%'])
  expect((await linesOf('Personalità'))[0]).toBe('Dolce1.500 100%')
  expect((await linesOf('Stile di comunicazione'))[0]).toBe('Empatico1.500 100%')
  expect(screen.getByText('Totale: 1.500')).toBeVisible()
})

test('shares of the interests are of the companions, who have several', async () => {
  await openPage('partner')
  expect((await linesOf('Interessi')).slice(0, 2)).toEqual(['Arte1.200 80%', 'Musica750 50%'])
})

test('says that there are no companions yet', async () => {
  network.on('GET', PATH, { body: { ...stats, total: 0 } })
  await openPage('partner')
  expect(await screen.findByText('Nessuno ha ancora creato un partner')).toBeVisible()
})

test('can be asked for again when it failed', async () => {
  network.on('GET', PATH, { status: 500, body: {} })
  await openPage('partner')
  expect(await screen.findByText('Errore nel caricamento delle statistiche dei partner')).toBeVisible()
  network.on('GET', PATH, { body: stats })
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await linesOf('Genere')).toHaveLength(3)
})
