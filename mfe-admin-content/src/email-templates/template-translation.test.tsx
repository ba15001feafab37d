import type { EmailTemplate, EmailTemplateTexts } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { paste } from '@confida/testing/paste'
import { address, choose } from '@confida/testing/screens'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'

const PATH = '/api/admin/email-templates'
const WELCOME = `${PATH}/welcome`
const GERMAN = `${WELCOME}/translations/de`
const dated = { last_updated: '2026-01-15T09:30:00.000Z' }

let network: FakeNetwork
let stored: EmailTemplate
let german: object

beforeEach(() => {
  stored = { name: 'welcome', subject: 'Ciao {{user_name}}', content: 'Testo', is_active: true }
  german = { subject: '', content: '', version: 0, source: null, is_outdated: false, ...dated }
  network = fakeNetwork()
  network.on('GET', PATH, () => ({ body: [stored] }))
  network.on('GET', WELCOME, () => ({
    body: { subject: stored.subject, content: stored.content, version: 4, ...dated },
  }))
  network.on('PUT', WELCOME, ({ body }) => {
    stored = { ...stored, ...(body as object) }
    return { body: stored }
  })
  network.on('GET', GERMAN, () => ({ body: german }))
  network.on('PUT', GERMAN, ({ body }) => {
    const { subject, content } = body as EmailTemplateTexts
    german = { subject, content, version: 1, source: { ...stored }, is_outdated: false, ...dated }
    return { body: german }
  })
  network.on('GET', '/api/admin/missing-translations', {
    body: {
      contract: [],
      homepage: [],
      email_templates: { welcome: ['de'] },
      pricing_tiers: {},
      outdated: { contract: [], homepage: [], email_templates: { welcome: ['fr'] } },
    },
  })
})

const open = () => openPage('email-templates', '&edit=welcome&beside=de')
async function pane(name: string) {
  await screen.findByRole('button', { name: 'Pubblica' })
  return within(screen.getByRole('region', { name }))
}
const field = async (language: string, name: string) => (await pane(language)).getByRole('textbox', { name })
const press = async (language: string, name: string) =>
  userEvent.click((await pane(language)).getByRole('button', { name }))

test('a missing language is a press away in the list, and is published by itself', async () => {
  await openPage('email-templates')
  await userEvent.click(await screen.findByRole('link', { name: 'Deutsch' }))
  expect(address()).toEqual({ view: 'email-templates', edit: 'welcome', beside: 'de' })
  await paste(await field('Deutsch', 'Oggetto'), 'Hallo {{user_name}}')
  await paste(await field('Deutsch', 'Contenuto'), 'Inhalt')
  const preview = screen.getByRole('region', { name: 'Anteprima con dati di esempio · Deutsch' })
  expect(preview).toHaveTextContent('Hallo Giulia Rossi')
  await press('Deutsch', 'Pubblica')
  expect(await screen.findByText('Pubblicato in Deutsch')).toBeVisible()
  expect(network.sent('PUT', GERMAN)[0]?.body).toEqual({
    subject: 'Hallo {{user_name}}',
    content: 'Inhalt',
    base_version: 0,
    source_version: 4,
  })
  expect(network.sent('PUT', WELCOME)).toHaveLength(0)
})

longTest(
  'the original is saved beside it and stays in sight; what is written in the other stays too',
  async () => {
    await open()
    await paste(await field('Deutsch', 'Oggetto'), 'Halb')
    await paste(await field('Italiano', 'Oggetto'), '!')
    await press('Italiano', 'Salva')
    expect(await screen.findByText('Template aggiornato con successo!')).toBeVisible()
    expect(address()).toMatchObject({ beside: 'de' })
    expect(await field('Italiano', 'Oggetto')).toHaveValue('Ciao {{user_name}}!')
    expect(await field('Deutsch', 'Oggetto')).toHaveValue('Halb')
    await paste(await field('Italiano', 'Oggetto'), '?')
    await press('Italiano', 'Annulla')
    expect(await field('Italiano', 'Oggetto')).toHaveValue('Ciao {{user_name}}!')
  },
)

test('what stands beside is chosen among the languages, each with its state', async () => {
  await openPage('email-templates', '&edit=welcome')
  await choose('Accanto', 'Deutsch · manca')
  expect(await field('Deutsch', 'Oggetto')).toHaveValue('')
  expect(address()).toMatchObject({ beside: 'de' })
  await userEvent.click(await screen.findByRole('combobox', { name: 'Accanto' }))
  expect(await screen.findByText('Français · da aggiornare')).toBeVisible()
})

test('an unknown variable is named in the pane that has it', async () => {
  const body = { code: 'unknown_variable', detail: 'Variabile sconosciuta: foo' }
  network.on('PUT', GERMAN, { status: 400, body })
  await open()
  await paste(await field('Deutsch', 'Oggetto'), '{{foo}}')
  await paste(await field('Deutsch', 'Contenuto'), 'Inhalt')
  await press('Deutsch', 'Pubblica')
  expect(await (await pane('Deutsch')).findByText('Variabile sconosciuta: foo')).toBeVisible()
  expect(await field('Deutsch', 'Contenuto')).toHaveValue('Inhalt')
})

longTest('its versions are its own', async () => {
  german = { ...german, subject: 'Zwei', content: 'Inhalt', version: 2, source: { ...stored } }
  const entry = { created_at: dated.last_updated, author_name: 'Ada' }
  network.on('GET', `${GERMAN}/versions`, {
    body: [
      { version: 2, ...entry },
      { version: 1, ...entry },
    ],
  })
  network.on('GET', `${GERMAN}/versions/1`, { body: { ...german, subject: 'Eins', version: 1 } })
  network.on('GET', `${GERMAN}/versions/2`, () => ({ body: german }))
  network.on('POST', `${GERMAN}/versions/1/restore`, () => {
    german = { ...german, subject: 'Eins', version: 3 }
    return { body: german }
  })
  await open()
  await userEvent.click((await pane('Deutsch')).getByRole('link', { name: 'Versioni precedenti' }))
  expect(await screen.findByRole('heading', { name: 'Versioni precedenti: Deutsch' })).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Ripristina questa versione' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Ripristina questa versione' }))
  expect(await screen.findByText('Versione 1 ripristinata con successo!')).toBeVisible()
  expect(await field('Deutsch', 'Oggetto')).toHaveValue('Eins')
  expect(await field('Italiano', 'Oggetto')).toHaveValue('Ciao {{user_name}}')
})
