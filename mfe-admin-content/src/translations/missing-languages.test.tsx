import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { openPage } from '../testing/open-page.ts'

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork()
  network.on('GET', '/api/admin/missing-translations', {
    body: {
      contract: [],
      homepage: [],
      email_templates: { welcome: ['de', 'ar'] },
      pricing_tiers: {},
      outdated: { contract: [], homepage: [], email_templates: {}, pricing_tiers: {} },
    },
  })
  network.on('GET', '/api/admin/email-templates', {
    body: [
      { name: 'welcome', subject: 'Ciao', content: 'Testo', is_active: true },
      { name: 'monthly_report', subject: 'Riepilogo', content: 'Testo', is_active: true },
    ],
  })
})

const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('a list marks only the text that lacks a translation, with the languages', async () => {
  await openPage('email-templates')
  const lists = await screen.findAllByRole('list', { name: 'Manca la traduzione' })
  expect(lists.map(names)).toEqual([['Deutsch', 'العربية']])
  expect(lists[0]?.closest('li')).toHaveTextContent('Benvenuto')
})

test('the editor of that text does too', async () => {
  await openPage('email-templates', '&edit=welcome')
  expect(names(await screen.findByRole('list', { name: 'Manca la traduzione' }))).toEqual([
    'Deutsch',
    'العربية',
  ])
})
