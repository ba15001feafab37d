import { type PricingTier, type TierTranslation, tierTranslationTag } from '@confida/contracts'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { paste } from '@confida/testing/paste'
import { address, choose } from '@confida/testing/screens'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'

const PATH = '/api/admin/pricing-tiers'
const tier: PricingTier = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Un anno',
  minutes: 0,
  price: 99.99,
  description: 'Dodici mesi',
  emoji: '💰',
  subscription_type: 'days',
  duration_days: 365,
  is_visible: true,
  is_active: true,
}
const GERMAN = `${PATH}/${tier.id}/translations/de`
const original = { name: tier.name, description: tier.description }
const none: TierTranslation = { name: '', description: '', source: null, original }
const inGerman = { name: 'Ein Jahr', description: 'Zwölf Monate' }

let network: FakeNetwork

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  network = fakeNetwork()
  network.on('GET', PATH, { body: [tier] })
  network.on('GET', GERMAN, { body: none })
  const states = { contract: [], homepage: [], email_templates: {} }
  network.on('GET', '/api/admin/missing-translations', {
    body: {
      ...states,
      pricing_tiers: { [tier.id]: ['de', 'ar'] },
      outdated: { ...states, pricing_tiers: { [tier.id]: ['fr'] } },
    },
  })
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const form = () => screen.findByRole('form', { name: 'Deutsch' })
const write = async (label: string, text: string) => {
  const field = within(await form()).getByLabelText(label)
  await userEvent.clear(field)
  await paste(field, text)
}
const offered = () =>
  within(screen.getByRole('region', { name: 'Anteprima per i clienti' })).getByRole('listitem')

test('is written beside the original while the preview follows, and published by itself', async () => {
  await openPage('tariffe')
  expect(await screen.findByRole('link', { name: 'Français' })).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Deutsch' }))
  const german = within(await form())
  expect(address()).toMatchObject({ translate: tier.id, language: 'de' })
  expect(german.getByRole('region', { name: 'Italiano' })).toHaveTextContent('Dodici mesi')
  await write('Nome', 'Ein Jahr')
  await write('Descrizione', 'Zwölf Monate')
  expect(offered()).toHaveTextContent('Ein Jahr')
  network.on('PUT', GERMAN, { body: { ...inGerman, source: original, original } })
  await press('Pubblica')
  expect(await screen.findByText('Pubblicato in Deutsch')).toBeVisible()
  expect(network.sent('PUT', GERMAN)[0]).toMatchObject({ body: inGerman })
  await waitFor(() => expect(address()).toEqual({ view: 'tariffe' }))
  expect(offered()).toHaveTextContent('Un anno')
})

test('asks for a name, and keeps what was written where it is not published', async () => {
  const { unmount } = await openPage('tariffe', `&translate=${tier.id}&language=de`)
  await form()
  await press('Pubblica')
  expect(await screen.findByText('Campo obbligatorio.')).toBeVisible()
  network.on('PUT', GERMAN, { status: 500, body: {} })
  await write('Nome', 'Ein Jahr')
  await press('Pubblica')
  expect(await screen.findByText("Errore nell'aggiornamento della tariffa")).toBeVisible()
  unmount()
  await openPage('tariffe', `&translate=${tier.id}&language=de`)
  expect(within(await form()).getByLabelText('Nome')).toHaveValue('Ein Jahr')
  await press('Annulla')
  await waitFor(() => expect(address()).toEqual({ view: 'tariffe' }))
})

test('lets one decide where somebody else has published meanwhile', async () => {
  const current = { ...inGerman, source: original, original }
  network.on('PUT', GERMAN, { status: 409, body: { code: 'record_outdated', detail: 'x', current } })
  await openPage('tariffe', `&translate=${tier.id}&language=de`)
  await write('Nome', 'Jahr')
  await press('Pubblica')
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText('Ein Jahr')).toBeVisible()
  network.on('PUT', GERMAN, { body: { ...current, name: 'Jahr' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Salva la mia' }))
  expect(await screen.findByText('Pubblicato in Deutsch')).toBeVisible()
  expect(network.sent('PUT', GERMAN).at(-1)?.headers.get('if-match')).toBe(tierTranslationTag(current))
})

test('says that its original has changed, and changes the language', async () => {
  const source = { ...original, name: 'Dodici mesi' }
  network.on('GET', GERMAN, { body: { ...inGerman, source, original } })
  network.on('GET', `${PATH}/${tier.id}/translations/ar`, { body: none })
  await openPage('tariffe', `&translate=${tier.id}&language=de`)
  expect(await screen.findByText('Il testo italiano è cambiato dopo questa traduzione')).toBeVisible()
  await choose('Lingua', 'العربية · manca')
  expect(await screen.findByRole('form', { name: 'العربية' })).toBeVisible()
  expect(address()).toMatchObject({ language: 'ar' })
})
