import { aCompanion, fakeNetwork } from '@confida/testing'
import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.tsx'

const companionsNamed = (...names: string[]) =>
  names.map((name, index) => aCompanion({ id: `00000000-0000-4000-8000-00000000000${index}`, name }))

let network: ReturnType<typeof fakeNetwork>
beforeEach(() => {
  network = fakeNetwork()
  network.on('GET', '/api/companions', { body: companionsNamed('Luna', 'Marco') })
})

const statistic = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling
const cards = () => screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'))
const namesShown = () => cards().map((card) => within(card).getByRole('heading').textContent)

describe('statistics', () => {
  it.each([
    [[], '0', '3'],
    [['A', 'B'], '2', '1'],
    [['A', 'B', 'C', 'D', 'E'], '5', '0'],
  ])('shows of %j: total 3, created %s, remaining %s', async (names, created, remaining) => {
    network.on('GET', '/api/companions', { body: companionsNamed(...names) })
    await openPage('dashboard')
    await waitFor(() => expect(statistic('Partner creati')).toHaveTextContent(created))
    expect(statistic('Partner totali')).toHaveTextContent('3')
    expect(statistic('Partner rimanenti')).toHaveTextContent(remaining)
  })

  it('shows the registration date the Italian way in every language, and the premium days', async () => {
    await openPage('dashboard', {
      language: 'en',
      user: { created_at: '2026-01-01T12:00:00', days_remaining: 12 },
    })
    const moment = new Date('2026-01-01T12:00:00Z')
    const time = moment.toLocaleTimeString('it-IT', { hour: '2-digit', minute: '2-digit' })
    expect(statistic('Registration date')).toHaveTextContent(new RegExp(`^01/01/2026 at ${time}$`))
    expect(screen.getByText('12 days left')).toBeVisible()
  })

  it('greets by the first name', async () => {
    await openPage('dashboard', { user: { name: 'Giulia Rossi' } })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/, Giulia$/)
  })
})

describe('companions', () => {
  it('are sorted by name without case', async () => {
    network.on('GET', '/api/companions', { body: companionsNamed('bea', 'Carlo', 'Anna') })
    await openPage('dashboard')
    await screen.findByText('Anna')
    expect(namesShown()).toEqual(['Anna', 'bea', 'Carlo'])
  })

  it('show personality by gender, description in the interface language, interests, and their three controls', async () => {
    const marco = aCompanion({
      name: 'Marco',
      gender: 'maschile',
      personality: { type: 'giocosa', description: 'Una frase italiana.' },
      interests: ['sport', 'cucina'],
    })
    network.on('GET', '/api/companions', { body: [marco] })
    await openPage('dashboard')
    const card = within(await screen.findByRole('listitem', { name: 'Marco' }))
    expect(card.getByText('Giocoso')).toBeVisible()
    expect(card.getByText(/^È giocoso e brillante/)).toBeVisible()
    expect(within(card.getByRole('list', { name: 'Interessi' })).getAllByRole('listitem')).toHaveLength(2)
    expect(card.getByRole('button', { name: 'Modifica Marco' })).toBeEnabled()
    expect(card.getByRole('button', { name: 'Elimina Marco' })).toBeEnabled()
    expect(card.getByRole('link', { name: 'Chatta con Marco' })).toHaveAttribute(
      'href',
      `/text-chat/${marco.id}`,
    )
  })

  it('give way to a welcome before there are any', async () => {
    network.on('GET', '/api/companions', { body: [] })
    await openPage('dashboard')
    expect(await screen.findByRole('heading', { name: 'Ti diamo il benvenuto su Confida' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Conosci il tuo Partner' }))
    expect(await screen.findByRole('heading', { name: 'Crea Nuovo Partner' })).toBeVisible()
  })

  it('can be asked for again when they could not be loaded', async () => {
    network.on('GET', '/api/companions', { status: 500, body: { detail: '', code: 'internal_error' } })
    await openPage('dashboard')
    const retry = await screen.findByRole('button', { name: 'Riprova' })
    network.on('GET', '/api/companions', { body: companionsNamed('Luna') })
    await userEvent.click(retry)
    expect(await screen.findByRole('listitem', { name: 'Luna' })).toBeVisible()
  })
})

it.each([
  [1, 2],
  [2, 1],
  [3, 0],
])('of %s companions leave %s places to fill', async (count, free) => {
  network.on('GET', '/api/companions', { body: companionsNamed('A', 'B', 'C').slice(0, count) })
  await openPage('dashboard')
  await screen.findByText('A')
  expect(screen.queryAllByRole('button', { name: /^Posto libero/ })).toHaveLength(free)
})

describe('the limit', () => {
  beforeEach(() => network.on('GET', '/api/companions', { body: companionsNamed('A', 'B', 'C') }))

  it('is told in place of the wizard', async () => {
    await openPage('dashboard', { language: 'en' })
    await userEvent.click(await screen.findByRole('button', { name: 'Create new partner' }))
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'Maximum number of partners reached, to continue delete an old partner and add a new one',
    )
    expect(screen.queryByRole('heading', { name: 'Create new partner' })).not.toBeInTheDocument()
  })

  it('does not hold for administrators', async () => {
    await openPage('dashboard', { user: { role: 'admin' } })
    await userEvent.click(await screen.findByRole('button', { name: 'Crea nuovo partner' }))
    expect(await screen.findByRole('heading', { name: 'Crea Nuovo Partner' })).toBeVisible()
  })
})

describe('deleting', () => {
  const [luna] = companionsNamed('Luna')
  const path = `/api/companions/${luna?.id}`
  const askedFor = () => network.sent('DELETE', path)
  const clickDelete = async () => userEvent.click(await screen.findByRole('button', { name: 'Elimina Luna' }))

  it('asks first, by name, and does nothing when that is dismissed', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false)
    await openPage('dashboard')
    await clickDelete()
    expect(confirm).toHaveBeenCalledWith(expect.stringContaining('Luna'))
    expect(askedFor()).toHaveLength(0)
    expect(screen.getByRole('listitem', { name: 'Luna' })).toBeVisible()
  })

  it('takes the card away and says so', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    network.on('DELETE', path, () => {
      network.on('GET', '/api/companions', { body: companionsNamed('Luna', 'Marco').slice(1) })
      return { body: { success: true, message: '' } }
    })
    await openPage('dashboard')
    await clickDelete()
    expect(await screen.findByText('Partner eliminato con successo!')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'I tuoi partner' })).toHaveFocus()
    expect(namesShown()).toEqual(['Marco'])
  })

  it('leads to the welcome after the last', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    network.on('GET', '/api/companions', { body: companionsNamed('Luna') })
    network.on('DELETE', path, () => {
      network.on('GET', '/api/companions', { body: [] })
      return { body: { success: true, message: '' } }
    })
    await openPage('dashboard')
    await clickDelete()
    expect(await screen.findByText('Partner eliminato con successo!')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Ti diamo il benvenuto su Confida' })).toHaveFocus()
  })

  it('leaves the card when it fails', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    network.on('DELETE', path, { status: 500, body: { detail: '', code: 'internal_error' } })
    await openPage('dashboard')
    await clickDelete()
    expect(await screen.findByText('Errore durante l’eliminazione del partner. Riprova.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Elimina Luna' })).toHaveFocus()
    expect(namesShown()).toEqual(['Luna', 'Marco'])
  })
})
