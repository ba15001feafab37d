import type { ContractDraft, ContractForEditing } from '@confida/contracts'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { paste } from '@confida/testing/paste'
import { address, choose } from '@confida/testing/screens'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'

const PATH = '/api/admin/contract'

let network: FakeNetwork
let saved: ContractForEditing[]

const version = (number: number, title: string): ContractForEditing => ({
  title,
  intro: 'Leggili con calma.',
  sections: [{ title: 'Il servizio', content: `Riga comune\nRiga ${number}` }],
  conclusion: '',
  version: number,
  last_updated: '2026-01-15T09:30:00.000Z',
})

const add = (draft: ContractDraft) => {
  const next = { ...version(saved.length + 1, ''), ...draft, version: saved.length + 1 }
  saved.push(next)
  network.on('GET', `${PATH}/versions/${next.version}`, { body: next })
  return next
}

beforeEach(() => {
  network = fakeNetwork()
  saved = []
  for (const number of [1, 2, 3]) add(version(number, `Titolo ${number}`))
  network.on('GET', PATH, () => ({ body: saved.at(-1) }))
  network.on('GET', `${PATH}/versions`, () => ({
    body: saved
      .map(({ version, last_updated }) => ({
        version,
        created_at: last_updated,
        author_name: version === 1 ? null : 'Ada',
      }))
      .reverse(),
  }))
  network.on('PUT', PATH, ({ body }) => {
    const { base_version, ...draft } = body as ContractDraft & { base_version: number }
    const newest = saved.length
    if (base_version === newest) return { body: add(draft) }
    const detail = `Nel frattempo è stata salvata la versione ${newest}.`
    return { status: 409, body: { code: 'content_outdated', detail } }
  })
  network.on('POST', `${PATH}/versions/1/restore`, () => ({ body: add(saved[0] as ContractForEditing) }))
})

const button = (name: string) => screen.findByRole('button', { name })

describe('earlier versions', () => {
  test('are listed with who saved them when, and compared with the newest', async () => {
    await openPage('contratto')
    await userEvent.click(await screen.findByRole('link', { name: 'Versioni precedenti' }))
    const list = await screen.findByRole('list', { name: 'Versioni precedenti' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Versione 3Attuale15\/01\/2026 alle .*Ada$/),
      expect.stringMatching(/^Versione 2.*Ada$/),
      expect.stringMatching(/^Versione 1.*Testo iniziale$/),
    ])
    const compared = await screen.findByRole('region', { name: 'Versione 2' })
    expect(await within(compared).findByText('Titolo 3')).toBeVisible()
    expect(compared.querySelector('ins')).toHaveTextContent('Aggiunto: Titolo 2')
    const sections = within(compared).getByRole('region', { name: 'Sezioni' })
    expect(sections).toHaveTextContent(/Riga comune.*Rimosso: .*Riga 3.*Aggiunto: .*Riga 2/)
    expect(within(compared).queryByRole('region', { name: 'Introduzione' })).not.toBeInTheDocument()
  })

  test('any two can be compared, in the address', async () => {
    await openPage('contratto', '&history=yes&version=1')
    await choose('Rispetto a', 'Versione 2')
    expect(await screen.findByText('Titolo 2')).toBeVisible()
    expect(address()).toMatchObject({ version: '1', with: '2' })
    await choose('Rispetto a', 'Versione 1')
    expect(await screen.findByText('Nessuna differenza')).toBeVisible()
  })

  test('one is restored as the newest, after a question', async () => {
    await openPage('contratto', '&history=yes&version=1')
    await userEvent.click(await button('Ripristina questa versione'))
    const dialog = await screen.findByRole('alertdialog', { name: 'Ripristinare la versione 1?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ripristina questa versione' }))
    // The notification moves to the page when the dialog closes.
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await screen.findByText('Versione 1 ripristinata con successo!')).toBeVisible()
    expect(network.sent('POST', `${PATH}/versions/1/restore`)[0]?.body).toEqual({ base_version: 3 })
    expect(await screen.findByText('Titolo 1')).toBeVisible()
    expect(screen.getByText(/Versione 4/)).toBeVisible()
  })

  test('say when they cannot be loaded', async () => {
    network.on('GET', `${PATH}/versions`, { status: 500, body: {} })
    await openPage('contratto', '&history=yes')
    expect(await screen.findByText('Errore nel caricamento delle versioni')).toBeVisible()
    expect(await button('Riprova')).toBeVisible()
  })
})

test('a save over a version that was not seen is refused; the text stays and can be saved after a look', async () => {
  await openPage('contratto', '&mode=edit')
  const title = await screen.findByRole('textbox', { name: /^Titolo del contratto/ })
  await userEvent.clear(title)
  await paste(title, 'Il mio titolo')
  add(version(4, 'Il titolo di un altro'))
  await userEvent.click(await button('Salva'))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Nel frattempo è stata salvata la versione 4.')
  expect(title).toHaveValue('Il mio titolo')

  await userEvent.click(within(alert).getByRole('button', { name: 'Confronta' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'La versione 4 è più recente della tua' })
  expect(dialog).toHaveTextContent(/Rimosso: .*Il titolo di un altro.*Aggiunto: .*Il mio titolo/)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salva il mio testo' }))
  expect(await screen.findByText('Contratto aggiornato con successo!')).toBeVisible()
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ version: 5, title: 'Il mio titolo' }))
})
