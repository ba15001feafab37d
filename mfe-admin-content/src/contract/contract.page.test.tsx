import type { ContractDraft, ContractForEditing } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { aUser, type FakeNetwork, fakeNetwork } from '@confida/testing'
import { paste } from '@confida/testing/paste'
import { address, adminScreens } from '@confida/testing/screens'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../remote.ts'
import { openPage } from '../testing/open-page.ts'

const PATH = '/api/admin/contract'

// The fields are there in each mode, though hidden.
configure({ defaultIgnore: 'script, style, [hidden] *' })

let network: FakeNetwork
let stored: ContractForEditing

beforeEach(() => {
  stored = {
    title: 'Termini e Condizioni',
    intro: 'Leggili con calma.',
    sections: [
      { title: 'Il servizio', content: 'Permette di:\n• creare\n• parlare' },
      { title: 'Chi può usarlo', content: 'Chi ha 18 anni.' },
    ],
    conclusion: '',
    version: 3,
    last_updated: '2026-01-15T09:30:00.000Z',
  }
  network = fakeNetwork()
  network.on('GET', PATH, () => ({ body: stored }))
  network.on('PUT', PATH, ({ body }) => {
    stored = { ...(body as ContractDraft), version: stored.version + 1, last_updated: stored.last_updated }
    return { body: stored }
  })
})

const openMode = (mode: 'view' | 'preview' | 'edit') =>
  openPage('contratto', mode === 'view' ? '' : `&mode=${mode}`)
const openAsBruno = adminScreens(remote, aUser({ name: 'Bruno', role: 'admin' }))
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) })
const button = (name: string) => screen.findByRole('button', { name })
const mode = (name: string) => screen.findByRole('radio', { name })
const save = async () => userEvent.click(await button('Salva'))
const headings = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

describe('the contract editor', () => {
  test('shows the saved texts with numbered sections, version and date', async () => {
    await openMode('view')
    expect(await screen.findByText('Leggili con calma.')).toBeVisible()
    expect(screen.getByText(/Versione 3 · Ultimo aggiornamento:/)).toHaveTextContent(/15\/01\/2026 alle/)
    expect(headings(document.body)).toEqual(['1. Il servizio', '2. Chi può usarlo'])
  })

  test('previews lines with a bullet as a list', async () => {
    await openMode('preview')
    const sheet = await screen.findByRole('region', { name: 'Anteprima del contratto' })
    const items = within(sheet).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['creare', 'parlare'])
  })

  test('never takes what is written for markup', async () => {
    stored.intro = '<img src=x onerror=alert(1)>'
    await openMode('preview')
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible()
    expect(document.querySelector('img')).toBeNull()
  })

  longTest('adds and removes sections, whose numbers follow', async () => {
    await openMode('edit')
    await userEvent.click(await button('Aggiungi una sezione'))
    const added = await screen.findByRole('group', { name: 'Sezione 3' })
    await userEvent.type(within(added).getByRole('textbox', { name: /^Titolo della sezione/ }), 'Prezzi')
    await userEvent.type(within(added).getByRole('textbox', { name: /^Testo della sezione/ }), 'Gratis')
    await userEvent.click(await button('Rimuovi la sezione 1'))
    await userEvent.click(await mode('Anteprima'))
    const sheet = await screen.findByRole('region', { name: 'Anteprima del contratto' })
    expect(headings(sheet)).toEqual(['1. Chi può usarlo', '2. Prezzi'])
    await save()
    await waitFor(() => expect(network.sent('PUT', PATH)).toHaveLength(1))
    expect(network.sent('PUT', PATH)[0]?.body).toEqual({
      base_version: 3,
      title: 'Termini e Condizioni',
      intro: 'Leggili con calma.',
      sections: [
        { title: 'Chi può usarlo', content: 'Chi ha 18 anni.' },
        { title: 'Prezzi', content: 'Gratis' },
      ],
      conclusion: '',
    })
  })
})

describe('saving', () => {
  test('asks again for what is saved and says so', async () => {
    await openMode('edit')
    await paste(await field('Conclusione'), 'Grazie')
    await save()
    expect(await screen.findByText('Contratto aggiornato con successo!')).toBeVisible()
    expect(network.sent('GET', PATH)).toHaveLength(2)
    expect(await screen.findByText(/Versione 4/)).toBeVisible()
    expect(address()).toEqual({ view: 'contratto' })
  })

  test('keeps the focus in the list that it changes, and gives it to the heading when it closes', async () => {
    await openMode('edit')
    await userEvent.click(await button('Aggiungi una sezione'))
    const third = await screen.findByRole('group', { name: 'Sezione 3' })
    expect(within(third).getByRole('textbox', { name: 'Titolo della sezione' })).toHaveFocus()
    await userEvent.click(await button('Rimuovi la sezione 3'))
    expect(screen.getByText('Sezione 2 · Chi può usarlo')).toHaveFocus()
    await userEvent.click(await button('Annulla'))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  test('keeps what was written when it fails', async () => {
    await openMode('edit')
    network.on('PUT', PATH, { status: 500, body: {} })
    await paste(await field('Titolo del contratto'), ' nuovi')
    await save()
    expect(await screen.findByText("Errore nell'aggiornamento del contratto")).toBeVisible()
    expect(await field('Titolo del contratto')).toHaveValue('Termini e Condizioni nuovi')
  })

  test('does not ask the server while a text is missing', async () => {
    await openMode('edit')
    await userEvent.clear(await field('Titolo del contratto'))
    await save()
    expect(await screen.findByText('Campo obbligatorio.')).toBeVisible()
    expect(network.sent('PUT', PATH)).toHaveLength(0)
  })

  test('leads from the preview to the text that is missing', async () => {
    await openMode('edit')
    await userEvent.clear(await field('Titolo del contratto'))
    await userEvent.click(await mode('Anteprima'))
    await save()
    expect(await screen.findByText('Campo obbligatorio.')).toBeVisible()
    expect(await field('Titolo del contratto')).toHaveFocus()
    expect(address().mode).toBe('edit')
    expect(network.sent('PUT', PATH)).toHaveLength(0)
    await userEvent.click(await button('Annulla'))
  })

  test('stays in the preview when no text is to blame', async () => {
    await openMode('edit')
    network.on('PUT', PATH, { status: 500, body: {} })
    await paste(await field('Conclusione'), 'Grazie')
    await userEvent.click(await mode('Anteprima'))
    await save()
    expect(await screen.findByText("Errore nell'aggiornamento del contratto")).toBeVisible()
    expect(address().mode).toBe('preview')
    await userEvent.click(await button('Annulla'))
  })

  test('tells at the very field what the server refuses', async () => {
    await openMode('edit')
    const fields = { 'sections.1.content': 'Testo troppo lungo.' }
    network.on('PUT', PATH, {
      status: 400,
      body: { detail: 'Controlla i campi.', code: 'invalid_input', fields },
    })
    await paste(await field('Conclusione'), 'Grazie')
    await save()
    const second = await screen.findByRole('group', { name: 'Sezione 2' })
    expect(await within(second).findByText('Testo troppo lungo.')).toBeVisible()
    await userEvent.click(await button('Annulla'))
  })

  test('a section that is put away keeps its title in sight, and opens where something is missing', async () => {
    await openMode('edit')
    const first = await screen.findByRole('group', { name: 'Sezione 1' })
    const summary = within(first).getByText('Sezione 1 · Il servizio')
    const isOpen = () => summary.closest('details')?.open
    await userEvent.clear(within(first).getByRole('textbox', { name: 'Testo della sezione' }))
    await userEvent.click(summary)
    await userEvent.click(screen.getByRole('heading', { level: 2, name: 'Sezioni' }))
    expect(isOpen()).toBe(false)
    await save()
    await waitFor(() => expect(isOpen()).toBe(true))
    expect(within(first).getByText('Campo obbligatorio.')).toBeVisible()
    expect(network.sent('PUT', PATH)).toHaveLength(0)
    await userEvent.click(await button('Annulla'))
  })

  test('Cancel restores the saved texts', async () => {
    await openMode('edit')
    await paste(await field('Titolo del contratto'), ' nuovi')
    await userEvent.click(await button('Annulla'))
    expect(await screen.findByText('Termini e Condizioni')).toBeVisible()
    await userEvent.click(await mode('Modifica'))
    expect(await field('Titolo del contratto')).toHaveValue('Termini e Condizioni')
  })
})

describe('unsaved text', () => {
  /** Whether the browser would ask before it leaves the page. */
  const isAskedToStay = () => {
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    return leaving.defaultPrevented
  }

  test('is brought back to its author, and to nobody else', async () => {
    const { unmount } = await openMode('edit')
    await paste(await field('Titolo del contratto'), ' nuovi')
    unmount()
    const another = await openAsBruno('contratto', '&mode=edit')
    expect(await field('Titolo del contratto')).toHaveValue('Termini e Condizioni')
    another.unmount()
    await openMode('edit')
    expect(await field('Titolo del contratto')).toHaveValue('Termini e Condizioni nuovi')
    await userEvent.click(await button('Annulla'))
  })

  test('makes the browser ask before the page is left, until it is saved', async () => {
    await openMode('edit')
    await field('Conclusione')
    expect(isAskedToStay()).toBe(false)
    await userEvent.type(await field('Conclusione'), 'Grazie')
    expect(isAskedToStay()).toBe(true)
    await save()
    expect(await screen.findByText('Contratto aggiornato con successo!')).toBeVisible()
    expect(isAskedToStay()).toBe(false)
  })
})

test('a failed load can be tried again', async () => {
  network.on('GET', PATH, { status: 500, body: {} })
  await openMode('view')
  expect(await screen.findByText('Errore nel caricamento del contratto')).toBeVisible()
  network.on('GET', PATH, () => ({ body: stored }))
  await userEvent.click(await button('Riprova'))
  expect(await screen.findByText('Leggili con calma.')).toBeVisible()
})
