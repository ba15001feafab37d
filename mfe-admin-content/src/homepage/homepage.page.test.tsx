import type { Homepage, HomepageDraft } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { connectionLost, type FakeNetwork, fakeNetwork } from '@confida/testing'
import { paste } from '@confida/testing/paste'
import { address } from '@confida/testing/screens'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'
import { homepageSource } from './homepage-source.ts'

const PATH = '/api/admin/homepage'

// The fields are there in each mode, though hidden.
configure({ defaultIgnore: 'script, style, [hidden] *' })

let network: FakeNetwork
let stored: Homepage

beforeEach(() => {
  stored = {
    hero_title: 'Qualcuno con cui parlare',
    hero_subtitle: 'Sempre dalla tua parte',
    hero_description: 'Parla di tutto.',
    login_button_text: 'Accedi',
    register_button_text: 'Registrati',
    contact_button_text: 'Contattaci',
    features_title: 'Perché sceglierci',
    features: [
      { title: 'Su misura', description: 'Lo decidi tu.', icon: 'Users' },
      { title: 'Privato', description: 'Resta tra voi.', icon: 'Shield' },
    ],
    secondary_description: 'Nasce per chi vuole parlare.',
    version: 3,
    last_updated: '2026-01-15T09:30:00.000Z',
  }
  network = fakeNetwork()
  network.on('GET', PATH, () => ({ body: stored }))
  network.on('PUT', PATH, ({ body }) => {
    stored = { ...(body as HomepageDraft), version: stored.version + 1, last_updated: stored.last_updated }
    return { body: stored }
  })
})

const openMode = (mode: 'view' | 'preview' | 'edit') =>
  openPage('homepage', mode === 'view' ? '' : `&mode=${mode}`)

const field = (name: string) => screen.findByRole('textbox', { name })

async function rewrite(name: string, text: string) {
  const input = await field(name)
  await userEvent.clear(input)
  await paste(input, text)
  return input
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Salva' }))

describe('the homepage editor', () => {
  test('shows the saved texts, their version and date', async () => {
    await openMode('view')
    expect(await screen.findByText('Qualcuno con cui parlare')).toBeVisible()
    expect(screen.getByText(/Versione 3 · Ultimo aggiornamento:/)).toHaveTextContent(/15\/01\/2026 alle/)
    expect(screen.getByText('Resta tra voi.')).toBeVisible()
  })

  longTest('switches between its three modes, which stand in the address', async () => {
    await openMode('view')
    await userEvent.click(await screen.findByRole('radio', { name: 'Anteprima' }))
    expect(await screen.findByRole('region', { name: 'Anteprima della pagina iniziale' })).toBeVisible()
    expect(address().mode).toBe('preview')
    await userEvent.click(screen.getByRole('radio', { name: 'Modifica' }))
    expect(await field('Titolo principale')).toHaveValue('Qualcuno con cui parlare')
    await userEvent.click(screen.getByRole('radio', { name: 'Visualizza' }))
    expect(address()).toEqual({ view: 'homepage' })
  })

  test('edits every text', async () => {
    await openMode('edit')
    const labels = [
      'Titolo principale',
      'Sottotitolo',
      'Pulsante di accesso',
      'Pulsante di registrazione',
      'Pulsante dei contatti',
      'Titolo delle caratteristiche',
      'Descrizione secondaria',
    ]
    for (const label of labels) expect(await field(label)).toBeVisible()
    expect(screen.getAllByRole('textbox', { name: 'Descrizione' })).toHaveLength(3)
  })
})

describe('saving', () => {
  test('sends the draft, asks again for what is saved and says so', async () => {
    await openMode('edit')
    await rewrite('Titolo principale', '  Ciao  ')
    await save()
    expect(await screen.findByText('Pagina iniziale aggiornata con successo!')).toBeVisible()
    const [sent] = network.sent('PUT', PATH)
    expect(sent?.body).toMatchObject({ hero_title: 'Ciao' })
    expect(Object.keys(sent?.body as object)).not.toContain('version')
    expect(network.sent('GET', PATH)).toHaveLength(2)
    expect(await screen.findByText('Ciao')).toBeVisible()
    expect(screen.getByText(/Versione 4/)).toBeVisible()
  })

  test('keeps what was written when it fails, and works at the second try', async () => {
    await openMode('edit')
    network.on('PUT', PATH, { status: 500, body: {} })
    await rewrite('Titolo principale', 'Ciao')
    await save()
    const alert = await screen.findByText('Errore nell’aggiornamento della pagina iniziale')
    expect(alert).toBeVisible()
    expect(await field('Titolo principale')).toHaveValue('Ciao')
    network.on('PUT', PATH, ({ body }) => {
      stored = { ...stored, ...(body as HomepageDraft) }
      return { body: stored }
    })
    await save()
    expect(await screen.findByText('Pagina iniziale aggiornata con successo!')).toBeVisible()
  })

  test('tells the reason that the server gives', async () => {
    await openMode('edit')
    network.on('PUT', PATH, { status: 400, body: { detail: 'Troppo lungo', code: 'invalid_input' } })
    await rewrite('Sottotitolo', 'Ciao')
    await save()
    expect(await screen.findByText('Troppo lungo')).toBeVisible()
  })

  test('survives a lost connection', async () => {
    await openMode('edit')
    network.on('PUT', PATH, () => {
      throw connectionLost()
    })
    await rewrite('Sottotitolo', 'Ciao')
    await save()
    expect(await screen.findByText(/Il testo che hai scritto è ancora qui/)).toBeVisible()
    expect(await field('Sottotitolo')).toHaveValue('Ciao')
  })

  test('does not ask the server while a text is missing', async () => {
    await openMode('edit')
    await userEvent.clear(await field('Titolo principale'))
    await save()
    expect(await screen.findByText('Campo obbligatorio.')).toBeVisible()
    expect(network.sent('PUT', PATH)).toHaveLength(0)
  })
})

describe('a draft', () => {
  test('is thrown away by Cancel', async () => {
    await openMode('edit')
    await rewrite('Titolo principale', 'Ciao')
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }))
    expect(await screen.findByText('Qualcuno con cui parlare')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Modifica' }))
    expect(await field('Titolo principale')).toHaveValue('Qualcuno con cui parlare')
  })

  test('shows in the preview before it is saved', async () => {
    await openMode('edit')
    await rewrite('Titolo principale', 'Bozza nuova')
    await userEvent.click(screen.getByRole('radio', { name: 'Anteprima' }))
    const preview = await screen.findByRole('region', { name: 'Anteprima della pagina iniziale' })
    expect(within(preview).getByText('Bozza nuova')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Modifica' }))
    expect(await field('Titolo principale')).toHaveValue('Bozza nuova')
  })

  test('is there again after a visit to another screen', async () => {
    const { unmount } = await openMode('edit')
    await rewrite('Titolo principale', 'Bozza lasciata')
    unmount()
    await openMode('view')
    expect(await screen.findByText(/Ci sono modifiche non salvate/)).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Modifica' }))
    expect(await field('Titolo principale')).toHaveValue('Bozza lasciata')
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }))
    expect(await screen.findByText('Qualcuno con cui parlare')).toBeVisible()
  })
})

describe('the features', () => {
  test('can be added with one of the four icons, put in order and removed', async () => {
    await openMode('edit')
    await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi una caratteristica' }))
    const added = await screen.findByRole('group', { name: 'Caratteristica 3' })
    expect(within(added).getAllByRole('radio')).toHaveLength(4)
    await userEvent.type(within(added).getByRole('textbox', { name: 'Titolo' }), 'Calda')
    await paste(within(added).getByRole('textbox', { name: 'Descrizione' }), 'Ti ascolta.')
    await userEvent.click(within(added).getByRole('radio', { name: 'Cuore' }))
    await userEvent.click(screen.getByRole('button', { name: 'Sposta in alto la caratteristica 3' }))
    await userEvent.click(screen.getByRole('button', { name: 'Rimuovi la caratteristica 1' }))
    await save()
    await waitFor(() => expect(network.sent('PUT', PATH)).toHaveLength(1))
    expect(network.sent('PUT', PATH)[0]?.body).toEqual({
      ...homepageSource.draftOf({ ...stored }),
      features: [
        { title: 'Calda', description: 'Ti ascolta.', icon: 'Heart' },
        { title: 'Privato', description: 'Resta tra voi.', icon: 'Shield' },
      ],
    })
  })
})

describe('loading', () => {
  test('a failure can be tried again', async () => {
    network.on('GET', PATH, { status: 500, body: {} })
    await openMode('view')
    expect(await screen.findByText('Errore nel caricamento della pagina iniziale')).toBeVisible()
    network.on('GET', PATH, () => ({ body: stored }))
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(await screen.findByText('Qualcuno con cui parlare')).toBeVisible()
  })
})
