import type { HomepageDraft, HomepageTranslation } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { paste } from '@confida/testing/paste'
import { address } from '@confida/testing/screens'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'

const PATH = '/api/admin/homepage'
const GERMAN = `${PATH}/translations/de`

// The original's fields are there in each mode, though hidden.
configure({ defaultIgnore: 'script, style, [hidden] *' })

const italian: HomepageDraft = {
  hero_title: 'Qualcuno con cui parlare',
  hero_subtitle: 'Sempre dalla tua parte',
  hero_description: 'Parla di tutto.',
  login_button_text: 'Accedi',
  register_button_text: 'Registrati',
  contact_button_text: 'Contattaci',
  features_title: 'Perché sceglierci',
  features: [{ title: 'Su misura', description: 'Lo decidi tu.', icon: 'Users' }],
  secondary_description: 'Nasce per chi vuole parlare.',
}
const german: HomepageDraft = { ...italian, hero_title: 'Jemand zum Reden' }
const dated = { last_updated: '2026-01-15T09:30:00.000Z' }

let network: FakeNetwork
let stored: HomepageTranslation

beforeEach(() => {
  stored = { ...german, hero_title: '', version: 0, source: null, is_outdated: false, ...dated }
  network = fakeNetwork()
  network.on('GET', PATH, () => ({ body: { ...italian, version: 3, ...dated } }))
  network.on('GET', '/api/admin/missing-translations', {
    body: {
      contract: [],
      homepage: ['de'],
      email_templates: {},
      pricing_tiers: {},
      outdated: { contract: [], homepage: ['fr'], email_templates: {} },
    },
  })
  network.on('GET', GERMAN, () => ({ body: stored }))
  network.on('PUT', GERMAN, ({ body }) => {
    const { base_version, source_version: _, ...draft } = body as HomepageDraft & Record<string, number>
    stored = { ...draft, version: Number(base_version) + 1, source: italian, is_outdated: false, ...dated }
    return { body: stored }
  })
})

const openGerman = () => openPage('homepage', '&mode=edit&beside=de')
/** Once the translation is loaded. */
async function pane(name: string) {
  await screen.findByRole('button', { name: 'Pubblica' })
  return within(screen.getByRole('region', { name }))
}
const title = async (name = 'Deutsch') =>
  (await pane(name)).getByRole('textbox', { name: 'Titolo principale' })
const publish = async () => userEvent.click((await pane('Deutsch')).getByRole('button', { name: 'Pubblica' }))

describe('a language that is missing', () => {
  test('is a press away and published by itself, beside the original', async () => {
    await openPage('homepage')
    await userEvent.click(await screen.findByRole('link', { name: 'Deutsch' }))
    expect(address()).toEqual({ view: 'homepage', mode: 'edit', beside: 'de' })
    expect(await title('Italiano')).toHaveValue('Qualcuno con cui parlare')
    await paste(await title(), 'Jemand zum Reden')
    await publish()
    expect(await screen.findByText('Pubblicato in Deutsch')).toBeVisible()
    expect(network.sent('PUT', GERMAN)[0]?.body).toEqual({ ...german, base_version: 0, source_version: 3 })
    expect(network.sent('PUT', PATH)).toHaveLength(0)
    expect(address().beside).toBe('de')
  })

  longTest('keeps what is filled in half', async () => {
    const { unmount } = await openGerman()
    await userEvent.clear((await pane('Deutsch')).getByRole('textbox', { name: 'Sottotitolo' }))
    await paste(await title(), 'Halb')
    unmount()
    await openGerman()
    expect(await title()).toHaveValue('Halb')
    expect(await title('Italiano')).toHaveValue('Qualcuno con cui parlare')
    await userEvent.click((await pane('Deutsch')).getByRole('button', { name: 'Annulla' }))
    expect(await title()).toHaveValue('')
  })

  test('is not published while a text is missing, not even in a section that is put away', async () => {
    await openGerman()
    const german = await pane('Deutsch')
    const section = german.getByRole('heading', { name: 'Apertura' })
    await paste(german.getByRole('textbox', { name: 'Sottotitolo' }), '!')
    await userEvent.click(section)
    expect(section.closest('details')).not.toHaveAttribute('open')
    await publish()
    expect(await german.findByText('Campo obbligatorio.')).toBeVisible()
    expect(section.closest('details')).toHaveAttribute('open')
    expect(network.sent('PUT', GERMAN)).toHaveLength(0)
  })

  test('leads to what the server refuses, also in a section that is put away', async () => {
    stored = { ...stored, ...german }
    const fields = { hero_title: 'Troppo lungo' }
    network.on('PUT', GERMAN, { status: 400, body: { detail: 'X', code: 'invalid_input', fields } })
    await openGerman()
    await paste(await title(), '!')
    const section = (await pane('Deutsch')).getByRole('heading', { name: 'Apertura' })
    await userEvent.click(section)
    await publish()
    expect(await (await pane('Deutsch')).findByText('Troppo lungo')).toBeVisible()
    expect(section.closest('details')).toHaveAttribute('open')
    expect(await title()).toHaveFocus()
  })
})

test('the choice of languages says which are missing and which are behind', async () => {
  await openPage('homepage', '&mode=edit')
  await userEvent.click(await screen.findByRole('combobox', { name: 'Accanto' }))
  expect(await screen.findByText('Deutsch · manca')).toBeVisible()
  expect(screen.getByText('Français · da aggiornare')).toBeVisible()
})

longTest('the preview beside the fields follows while they are written', async () => {
  await openPage('homepage', '&mode=edit&language=de&beside=preview')
  await paste(await title(), 'Neu')
  const preview = await pane('Anteprima della pagina iniziale')
  expect(await preview.findByText('Neu')).toBeVisible()
  expect(await preview.findByText('Kostenlos starten')).toBeVisible()
})

describe('a translation whose original has changed', () => {
  beforeEach(() => {
    const source = { ...italian, hero_title: 'Com’era prima' }
    stored = { ...german, version: 2, source, is_outdated: true, ...dated }
  })

  test('shows what, and can be published as it is', async () => {
    await openGerman()
    await userEvent.click(await screen.findByRole('button', { name: 'Mostra i cambiamenti' }))
    expect(screen.getByText('Com’era prima')).toBeVisible()
    await publish()
    expect(await screen.findByText('Pubblicato in Deutsch')).toBeVisible()
    expect(network.sent('PUT', GERMAN)[0]?.body).toMatchObject({ base_version: 2, source_version: 3 })
    await waitFor(() => expect(screen.queryByText(/Il testo italiano è cambiato/)).toBeNull())
  })

  longTest('is compared with what somebody else has published meanwhile', async () => {
    network.on('PUT', GERMAN, ({ body }) => {
      if ((body as { base_version: number }).base_version === 3) return { body: { ...stored, version: 4 } }
      stored = { ...stored, hero_title: 'Von anderen', version: 3 }
      return { status: 409, body: { code: 'content_outdated', detail: 'Versione 3' } }
    })
    await openGerman()
    await paste(await title(), '!')
    await publish()
    await userEvent.click(await screen.findByRole('button', { name: 'Confronta' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('Von anderen')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Salva il mio testo' }))
    expect(await screen.findByText('Pubblicato in Deutsch')).toBeVisible()
  })
})

longTest('an earlier version of a translation is compared and published again', async () => {
  stored = { ...german, version: 2, source: italian, is_outdated: false, ...dated }
  const first = { ...stored, version: 1, hero_title: 'Erste Fassung' }
  const entry = { created_at: dated.last_updated, author_name: 'Ada' }
  network.on('GET', `${GERMAN}/versions`, {
    body: [
      { version: 2, ...entry },
      { version: 1, ...entry },
    ],
  })
  network.on('GET', `${GERMAN}/versions/1`, { body: first })
  network.on('GET', `${GERMAN}/versions/2`, { body: stored })
  network.on('POST', `${GERMAN}/versions/1/restore`, () => {
    stored = { ...first, version: 3 }
    return { body: stored }
  })
  await openGerman()
  await userEvent.click((await pane('Deutsch')).getByRole('link', { name: 'Versioni precedenti' }))
  expect(await screen.findByRole('heading', { name: 'Versioni precedenti: Deutsch' })).toBeVisible()
  expect(await screen.findByText('Erste Fassung')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Ripristina questa versione' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Ripristina questa versione' }))
  const restores = () => network.sent('POST', `${GERMAN}/versions/1/restore`)
  await waitFor(() => expect(restores()).toHaveLength(1))
  expect(restores()[0]?.body).toEqual({ base_version: 2 })
  expect(await title()).toHaveValue('Erste Fassung')
})

test('a language that cannot be loaded is asked for again', async () => {
  network.on('GET', GERMAN, { status: 500, body: {} })
  await openGerman()
  const retry = await screen.findByRole('button', { name: 'Riprova' })
  network.on('GET', GERMAN, () => ({ body: stored }))
  await userEvent.click(retry)
  expect(await title()).toHaveValue('')
  expect(await title('Italiano')).toHaveValue('Qualcuno con cui parlare')
})
