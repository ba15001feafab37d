import { deletedTemplateTag, type EmailTemplate, templateTag } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { address } from '@confida/testing/screens'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'

const PATH = '/api/admin/email-templates'
const VERSIONS = `${PATH}/welcome/versions`
const subjects = ['Benvenuto', 'Bentornato', 'Ciao']

let network: FakeNetwork
let stored: EmailTemplate
let newest: number

beforeEach(() => {
  newest = 3
  stored = { name: 'welcome', subject: 'Ciao', content: 'Testo', is_active: true }
  network = fakeNetwork()
  network.on('GET', PATH, () => ({ body: [stored] }))
  network.on('GET', VERSIONS, () => ({
    body: Array.from({ length: newest }, (_, index) => ({
      version: newest - index,
      created_at: '2026-01-15T09:30:00.000Z',
      author_name: newest - index === 1 ? null : 'Ada',
    })),
  }))
  for (const [index, subject] of subjects.entries()) {
    const version = index + 1
    network.on('GET', `${VERSIONS}/${version}`, {
      body: { subject, content: 'Testo', version, last_updated: '2026-01-15T09:30:00.000Z' },
    })
  }
  network.on('POST', `${VERSIONS}/2/restore`, ({ body }) => {
    if ((body as { base_version: number }).base_version !== newest) {
      const detail = `Nel frattempo è stata salvata la versione ${newest}.`
      return { status: 409, body: { code: 'content_outdated', detail } }
    }
    stored = { ...stored, subject: 'Bentornato' }
    newest += 1
    return { body: { ...stored, version: newest, last_updated: '2026-01-15T09:30:00.000Z' } }
  })
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const subject = () => screen.findByRole('textbox', { name: 'Oggetto' })
const openVersions = async () => {
  await openPage('email-templates', '&edit=welcome')
  await userEvent.click(await screen.findByRole('link', { name: 'Versioni precedenti' }))
}
const restore = 'Ripristina questa versione'

test('a template’s versions say who saved them and what the one before had', async () => {
  await openVersions()
  const list = await screen.findByRole('list', { name: 'Versioni precedenti' })
  const texts = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(texts).toEqual([
    expect.stringMatching(/^Versione 3Attuale.*Ada$/),
    expect.stringMatching(/^Versione 2.*Ada$/),
    expect.stringMatching(/^Versione 1.*Testo iniziale$/),
  ])
  const compared = await screen.findByRole('region', { name: 'Versione 2' })
  const changed = await within(compared).findByRole('region', { name: 'Oggetto' })
  expect(changed).toHaveTextContent(/Rimosso: .*Ciao.*Aggiunto: .*Bentornato/)
  expect(within(compared).queryByRole('region', { name: 'Contenuto' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Benvenuto' }))
  expect(await subject()).toHaveValue('Ciao')
})

test('one is restored after a question, and stands in the form', async () => {
  await openVersions()
  await press(restore)
  const dialog = await screen.findByRole('alertdialog', { name: 'Ripristinare la versione 2?' })
  await userEvent.click(within(dialog).getByRole('button', { name: restore }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(await screen.findByText('Versione 2 ripristinata con successo!')).toBeVisible()
  expect(network.sent('POST', `${VERSIONS}/2/restore`)[0]?.body).toEqual({ base_version: 3 })
  expect(await subject()).toHaveValue('Bentornato')
  expect(address()).toEqual({ view: 'email-templates', edit: 'welcome' })
})

test('over a version that was not seen it is restored only after a look', async () => {
  await openVersions()
  await press(restore)
  newest = 4
  network.on('GET', `${VERSIONS}/4`, {
    body: { ...stored, subject: 'Di un altro', version: 4, last_updated: '2026-01-15T09:30:00.000Z' },
  })
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: restore }))
  expect(await dialog.findByText('Nel frattempo è stata salvata la versione 4.')).toBeVisible()
  await waitFor(() => expect(screen.getByText('Di un altro')).toBeVisible())
  await userEvent.click(dialog.getByRole('button', { name: restore }))
  expect(await screen.findByText('Versione 2 ripristinata con successo!')).toBeVisible()
})

longTest('what was typed before a version was restored is not saved over it unasked', async () => {
  network.on('PUT', `${PATH}/welcome`, ({ headers }) =>
    headers?.get('if-match') === templateTag(stored)
      ? { body: stored }
      : { status: 409, body: { code: 'record_outdated', detail: 'Modificato', current: stored } },
  )
  await openPage('email-templates', '&edit=welcome')
  await userEvent.type(await subject(), '!')
  await userEvent.click(await screen.findByRole('link', { name: 'Versioni precedenti' }))
  await press(restore)
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: restore }))
  expect(await subject()).toHaveValue('Ciao!')
  await press('Salva')
  const conflict = within(await screen.findByRole('alertdialog', { name: 'Modificato nel frattempo' }))
  expect(conflict.getByText('Bentornato')).toBeVisible()
})

test('a template that is gone has no versions to show', async () => {
  await openPage('email-templates', '&edit=announcement&history=yes')
  expect(await screen.findByText('Questo template non esiste più.')).toBeVisible()
})

test('the built-in text is restored over what was seen, else both are shown', async () => {
  const seen = stored
  network.on('POST', `${PATH}/welcome/restore`, ({ headers }) =>
    headers?.get('if-match') === templateTag(stored)
      ? { body: stored }
      : { status: 409, body: { code: 'record_outdated', detail: 'Modificato', current: stored } },
  )
  await openPage('email-templates', '&edit=welcome')
  await subject()
  stored = { ...stored, subject: 'Di un altro' }
  await press('Ripristina il testo predefinito')
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Ripristina il testo predefinito' }))
  expect(await screen.findByText('Di un altro')).toBeVisible()
  expect(network.sent('POST', `${PATH}/welcome/restore`)[0]?.headers.get('if-match')).toBe(templateTag(seen))
  await press('Tieni quella salvata')
  expect(await subject()).toHaveValue('Di un altro')
})

test('of a deleted template it is restored as such', async () => {
  network.on('POST', `${PATH}/announcement/restore`, { body: { ...stored, name: 'announcement' } })
  await openPage('email-templates')
  const item = (await screen.findByText('Comunicazione')).closest('li') as HTMLElement
  await userEvent.click(within(item).getByRole('button', { name: 'Ripristina il testo predefinito' }))
  await waitFor(() => expect(network.sent('POST', `${PATH}/announcement/restore`)).toHaveLength(1))
  expect(network.sent('POST', `${PATH}/announcement/restore`)[0]?.headers.get('if-match')).toBe(
    deletedTemplateTag,
  )
})
