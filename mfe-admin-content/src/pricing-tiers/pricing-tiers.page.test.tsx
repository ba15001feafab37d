import { type PricingTier, tierTag } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { paste } from '@confida/testing/paste'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'

const PATH = '/api/admin/pricing-tiers'

let network: FakeNetwork
let stored: PricingTier[]

const tier = (number: number, choices: Partial<PricingTier> = {}): PricingTier => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  name: `Piano ${number}`,
  minutes: 0,
  price: number + 0.99,
  description: '',
  emoji: '💰',
  subscription_type: 'days',
  duration_days: 7 * number,
  is_visible: true,
  is_active: true,
  ...choices,
})

beforeEach(() => {
  stored = [tier(1), tier(2), tier(3, { is_visible: false })]
  network = fakeNetwork()
  network.on('GET', PATH, () => ({ body: stored }))
  network.on('POST', PATH, ({ body }) => {
    stored = [...stored, tier(9, body as PricingTier)]
    return { status: 201, body: stored.at(-1) }
  })
  for (const { id } of stored) {
    network.on('PUT', `${PATH}/${id}`, ({ body }) => {
      stored = stored.map((each) => (each.id === id ? { ...each, ...(body as object) } : each))
      return { body: stored.find((each) => each.id === id) }
    })
    network.on('DELETE', `${PATH}/${id}`, () => {
      stored = stored.filter((each) => each.id !== id)
      return { body: { success: true, message: '' } }
    })
  }
})

const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => userEvent.click(await button(name))
const row = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement
const pressIn = async (name: string, label: string) =>
  userEvent.click(within(await row(name)).getByRole('button', { name: label }))
const field = (name: string) => screen.findByLabelText(name)
async function write(name: string, text: string) {
  const input = await field(name)
  await userEvent.clear(input)
  if (text) await paste(input, text)
}
const preview = () => screen.getByRole('region', { name: 'Anteprima per i clienti' })
const offered = () =>
  within(preview())
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('strong')?.textContent)
const idOf = (number: number) => tier(number).id

describe('the list', () => {
  test('shows every tier with its price in euro and its visibility', async () => {
    await openPage('tariffe')
    expect(await row('Piano 1')).toHaveTextContent(/1,99\s€/)
    expect(await row('Piano 2')).toHaveTextContent('14 giorni')
    expect(within(await row('Piano 2')).getByText('Visibile')).toBeVisible()
    expect(within(await row('Piano 3')).getByText('Nascosta')).toBeVisible()
  })

  test('can be asked for again when it fails', async () => {
    network.on('GET', PATH, { status: 500, body: {} })
    await openPage('tariffe')
    expect(await screen.findByText('Errore nel caricamento delle tariffe')).toBeVisible()
    network.on('GET', PATH, () => ({ body: stored }))
    await press('Riprova')
    expect(await row('Piano 1')).toBeVisible()
  })
})

describe('the preview', () => {
  test('shows at most four visible tiers and TOP on the second', async () => {
    stored = [tier(1), tier(2, { is_visible: false }), tier(3), tier(4), tier(5), tier(6)]
    await openPage('tariffe')
    await row('Piano 1')
    expect(offered()).toEqual(['Piano 1', 'Piano 3', 'Piano 4', 'Piano 5'])
    const items = within(preview()).getAllByRole('listitem')
    expect(items.map((item) => within(item).queryByText('TOP') !== null)).toEqual([false, true, false, false])
  })

  test('leaves out a visible tier that is not for sale', async () => {
    stored = [tier(1, { is_active: false }), tier(2)]
    await openPage('tariffe')
    await row('Piano 1')
    expect(offered()).toEqual(['Piano 2'])
  })

  longTest('follows hiding and editing', async () => {
    await openPage('tariffe')
    await pressIn('Piano 1', 'Nascondi')
    await waitFor(() => expect(offered()).toEqual(['Piano 2']))
    expect(network.sent('PUT', `${PATH}/${idOf(1)}`)[0]?.body).toEqual({ is_visible: false })
    await pressIn('Piano 2', 'Modifica')
    await write('Nome', 'Piano oro')
    expect(offered()).toEqual(['Piano oro'])
  })
})

longTest('the preview follows a new tier while it is written, until it is given up', async () => {
  await openPage('tariffe')
  await press('Nuova tariffa')
  expect(offered()).toEqual(['Piano 1', 'Piano 2'])
  await write('Nome', 'Piano oro')
  await write('Prezzo (€)', '9,99')
  expect(offered()).toEqual(['Piano 1', 'Piano 2', 'Piano oro'])
  expect(preview()).toHaveTextContent(/9,99\s€/)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Visibile ai clienti' }))
  expect(offered()).toEqual(['Piano 1', 'Piano 2'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Visibile ai clienti' }))
  await press('Annulla')
  await waitFor(() => expect(offered()).toEqual(['Piano 1', 'Piano 2']))
})

describe('a new tier', () => {
  async function fill(name: string, price: string, days: string) {
    await write('Nome', name)
    await write('Prezzo (€)', price)
    await write('Durata in giorni', days)
    await press('Crea la tariffa')
  }

  longTest.each([
    ['9,99', 9.99],
    ['9.99', 9.99],
    ['1.234,50', 1234.5],
  ])('is created with the price %s', async (typed, price) => {
    await openPage('tariffe')
    await press('Nuova tariffa')
    await fill('Oro', typed, '30')
    expect(await screen.findByText('✅ Tariffa creata con successo!')).toBeVisible()
    expect(network.sent('POST', PATH)[0]?.body).toEqual({
      name: 'Oro',
      minutes: 0,
      price,
      description: '',
      emoji: '💰',
      subscription_type: 'days',
      duration_days: 30,
      is_visible: true,
    })
    expect(await row('Oro')).toBeVisible()
    expect(screen.queryByRole('form', { name: 'Nuova tariffa' })).toBeNull()
  })

  longTest.each([
    ['', '9.99', '30'],
    ['Oro', '', '30'],
    ['Oro', '9.99', ''],
  ])('needs name, price and duration (%s, %s, %s)', async (name, price, days) => {
    await openPage('tariffe')
    await press('Nuova tariffa')
    await fill(name, price, days)
    expect(await screen.findByText('Compila tutti i campi obbligatori')).toBeVisible()
    expect(network.sent('POST', PATH)).toHaveLength(0)
  })

  longTest.each([
    ['the words of the server', 400, { detail: 'Prezzo troppo alto' }, 'Prezzo troppo alto'],
    ['a sentence of its own', 500, {}, 'Errore nella creazione della tariffa'],
  ])('that fails is told in %s', async (_, status, body, text) => {
    network.on('POST', PATH, { status, body })
    await openPage('tariffe')
    await press('Nuova tariffa')
    await fill('Oro', '9.99', '30')
    expect(await screen.findByText(text)).toBeVisible()
    expect(await field('Nome')).toHaveValue('Oro')
  })

  test('is not made of a number that cannot be read, which stays where it was typed', async () => {
    await openPage('tariffe')
    await press('Nuova tariffa')
    await fill('Oro', '9,999', '30')
    expect(await screen.findByText('Scrivi un numero, per esempio 1.234,50.')).toBeVisible()
    expect(await field('Prezzo (€)')).toHaveValue('9,999')
    expect(await field('Prezzo (€)')).toBeInvalid()
    expect(screen.queryByText('Compila tutti i campi obbligatori')).toBeNull()
    expect(network.sent('POST', PATH)).toHaveLength(0)
  })

  test('costs no more than the server takes', async () => {
    await openPage('tariffe')
    await press('Nuova tariffa')
    await fill('Oro', '100.000', '30')
    expect(await screen.findByText('Al massimo 99.999,99.')).toBeVisible()
    expect(network.sent('POST', PATH)).toHaveLength(0)
  })

  test('says at its field what the server refused', async () => {
    const body = { detail: 'Controlla i dati', code: 'invalid_input', fields: { price: 'Troppo alto' } }
    network.on('POST', PATH, { status: 400, body })
    await openPage('tariffe')
    await press('Nuova tariffa')
    await fill('Oro', '9.99', '30')
    expect(await screen.findByText('Troppo alto')).toBeVisible()
    expect(await field('Prezzo (€)')).toBeInvalid()
    expect(await field('Nome')).toBeValid()
  })

  test('closed again leaves nothing behind', async () => {
    await openPage('tariffe')
    await press('Nuova tariffa')
    await write('Nome', 'Oro')
    await press('Annulla')
    expect(screen.queryByRole('form', { name: 'Nuova tariffa' })).toBeNull()
    expect(network.sent('POST', PATH)).toHaveLength(0)
  })
})

describe('editing in the list', () => {
  test('saves numbers as numbers', async () => {
    await openPage('tariffe')
    await pressIn('Piano 1', 'Modifica')
    await write('Minuti', '12.7')
    await write('Durata in giorni', '30.9')
    await write('Prezzo (€)', '4.50')
    await press('Salva')
    expect(await screen.findByText('Tariffa aggiornata con successo!')).toBeVisible()
    expect(network.sent('PUT', `${PATH}/${idOf(1)}`)[0]?.body).toMatchObject({
      minutes: 12,
      duration_days: 30,
      price: 4.5,
    })
    expect(await row('Piano 1')).toHaveTextContent(/4,50\s€/)
  })

  test('takes an empty number for 0', async () => {
    await openPage('tariffe')
    await pressIn('Piano 1', 'Modifica')
    await write('Minuti', '')
    await write('Prezzo (€)', '')
    await press('Salva')
    await waitFor(() => expect(network.sent('PUT', `${PATH}/${idOf(1)}`)).toHaveLength(1))
    expect(network.sent('PUT', `${PATH}/${idOf(1)}`)[0]?.body).toMatchObject({ minutes: 0, price: 0 })
  })

  test('cancelled keeps the old values', async () => {
    await openPage('tariffe')
    await pressIn('Piano 1', 'Modifica')
    await write('Nome', 'Altro')
    await press('Annulla')
    expect(await row('Piano 1')).toBeVisible()
    expect(network.sent('PUT', `${PATH}/${idOf(1)}`)).toHaveLength(0)
  })

  test.each(['Salva', 'Nascondi'])('tells when it fails (%s)', async (how) => {
    network.on('PUT', `${PATH}/${idOf(1)}`, { status: 500, body: {} })
    await openPage('tariffe')
    if (how === 'Salva') {
      await pressIn('Piano 1', 'Modifica')
      await press('Salva')
    } else await pressIn('Piano 1', 'Nascondi')
    expect(await screen.findByText("Errore nell'aggiornamento della tariffa")).toBeVisible()
  })
})

describe('a tier that somebody else has saved meanwhile', () => {
  const current = tier(1, { price: 7.5 })

  beforeEach(() => {
    network.on('PUT', `${PATH}/${idOf(1)}`, ({ body, headers }) =>
      headers?.get('if-match') === tierTag(current)
        ? { body: { ...current, ...(body as object) } }
        : { status: 409, body: { code: 'record_outdated', detail: 'Modificato', current } },
    )
  })

  async function saveLate() {
    await openPage('tariffe')
    await pressIn('Piano 1', 'Modifica')
    await write('Prezzo (€)', '9,50')
    await press('Salva')
    return within(await screen.findByRole('alertdialog', { name: 'Modificato nel frattempo' }))
  }

  test('is compared, and saved over where that is wanted', async () => {
    const conflict = await saveLate()
    expect(conflict.getByText(/7,50/)).toBeVisible()
    expect(conflict.getByText(/9,50/)).toBeVisible()
    expect(conflict.queryByText('Nome')).toBeNull()
    await userEvent.click(conflict.getByRole('button', { name: 'Salva la mia' }))
    expect(await screen.findByText('Tariffa aggiornata con successo!')).toBeVisible()
    expect(network.sent('PUT', `${PATH}/${idOf(1)}`)[1]?.body).toMatchObject({ price: 9.5 })
  })

  test('can be kept instead', async () => {
    const conflict = await saveLate()
    await userEvent.click(conflict.getByRole('button', { name: 'Tieni quella salvata' }))
    expect(await field('Prezzo (€)')).toHaveValue('7,50')
    expect(network.sent('PUT', `${PATH}/${idOf(1)}`)).toHaveLength(1)
  })

  longTest('is not overwritten by a draft that was begun before', async () => {
    const { unmount } = await openPage('tariffe')
    await pressIn('Piano 1', 'Modifica')
    await write('Nome', 'Estate')
    unmount()
    stored = [current, tier(2)]
    await openPage('tariffe')
    await pressIn('Piano 1', 'Modifica')
    await press('Salva')
    const conflict = within(await screen.findByRole('alertdialog', { name: 'Modificato nel frattempo' }))
    expect(conflict.getByText(/7,50/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await press('Scarta')
    expect(await field('Prezzo (€)')).toHaveValue('7,50')
    await press('Salva')
    expect(await screen.findByText('Tariffa aggiornata con successo!')).toBeVisible()
  })
})

test.each([
  ['is edited', () => pressIn('Piano 2', 'Modifica')],
  ['is made', () => press('Nuova tariffa')],
])('once the form in which a tier %s has closed, the focus is in its place', async (_, openForm) => {
  await openPage('tariffe')
  await openForm()
  await userEvent.click(await field('Nome'))
  await press('Annulla')
  expect(document.activeElement).toContainElement(
    await row('Piano 2').then((item) => within(item).getByText('Piano 2')),
  )
})

describe('what was typed and not saved', () => {
  const RESTORED = 'Ecco di nuovo quello che non avevi salvato.'

  longTest.each([
    ['a new tier', () => press('Nuova tariffa'), ''],
    ['an edited tier', () => pressIn('Piano 1', 'Modifica'), 'Piano 1'],
  ])('of %s is there again, and can be thrown away', async (_, openForm, saved) => {
    const { unmount } = await openPage('tariffe')
    await openForm()
    await write('Nome', 'Estate')
    unmount()
    await openPage('tariffe')
    await openForm()
    expect(await screen.findByText(RESTORED)).toBeVisible()
    expect(await field('Nome')).toHaveValue('Estate')
    if (saved) expect(offered()).toContain('Estate')
    await press('Scarta')
    expect(await field('Nome')).toHaveValue(saved)
    expect(offered()).not.toContain('Estate')
    expect(Object.keys(sessionStorage)).toEqual([])
  })
})

describe('deleting', () => {
  test('asks first', async () => {
    await openPage('tariffe')
    await pressIn('Piano 1', 'Elimina')
    const dialog = await screen.findByRole('alertdialog', { name: 'Eliminare la tariffa Piano 1?' })
    expect(dialog).toHaveAccessibleDescription(/./)
    const cancel = within(dialog).getByRole('button', { name: 'Annulla' })
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.click(cancel)
    const remove = within(await row('Piano 1')).getByRole('button', { name: 'Elimina' })
    await waitFor(() => expect(remove).toHaveFocus())
    expect(network.sent('DELETE', `${PATH}/${idOf(1)}`)).toHaveLength(0)
    expect(await row('Piano 1')).toBeVisible()
  })

  test('is given up by Escape', async () => {
    await openPage('tariffe')
    await pressIn('Piano 1', 'Elimina')
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Annulla' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(network.sent('DELETE', `${PATH}/${idOf(1)}`)).toHaveLength(0)
  })

  test('takes the tier out of the list', async () => {
    await openPage('tariffe')
    await pressIn('Piano 1', 'Elimina')
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Elimina' }))
    expect(await screen.findByText('Tariffa eliminata con successo!')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Piano 1' })).toBeNull())
    const next = await row('Piano 2')
    await waitFor(() => expect(next).toContainElement(document.activeElement as HTMLElement))
  })

  test('tells when it fails', async () => {
    network.on('DELETE', `${PATH}/${idOf(1)}`, { status: 500, body: {} })
    await openPage('tariffe')
    await pressIn('Piano 1', 'Elimina')
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Elimina' }))
    expect(await screen.findByText("Errore nell'eliminazione della tariffa")).toBeVisible()
  })
})
