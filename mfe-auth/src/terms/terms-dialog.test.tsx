import { connectionLost, fakeNetwork } from '@confida/testing'
import { setOnline } from '@confida/testing/connection'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.tsx'

let network = fakeNetwork()

beforeEach(() => {
  network = fakeNetwork()
  network.on('GET', '/api/contract', {
    body: {
      title: 'Contratto di Confida',
      content: '<h3>1. Il servizio</h3><ul><li>Uno</li><li>Due</li></ul>',
      version: 7,
      last_updated: '2026-01-15T09:30:00.000Z',
    },
  })
})

afterEach(() => setOnline(true))

async function openTerms(before?: () => void) {
  await openPage('landing')
  before?.()
  await userEvent.click(screen.getByRole('button', { name: 'Condizioni d’uso' }))
  return within(await screen.findByRole('dialog'))
}

test('shows title, date, version and the content as HTML', async () => {
  const dialog = await openTerms()
  expect(await dialog.findByRole('heading', { name: 'Contratto di Confida' })).toBeVisible()
  expect(dialog.getByText('Ultimo aggiornamento: 15/01/2026 · Versione 7')).toBeVisible()
  expect(dialog.getByRole('heading', { name: '1. Il servizio' })).toBeVisible()
  expect(dialog.getAllByRole('listitem')).toHaveLength(2)
})

test('shows no markup but that of the terms', async () => {
  const content = '<p onclick="alert(1)">Uno<img src="x" onerror="alert(1)"></p><iframe src="//x"></iframe>'
  network.on('GET', '/api/contract', {
    body: { title: 'Contratto', content, version: 7, last_updated: '2026-01-15T09:30:00.000Z' },
  })
  const dialog = await openTerms()
  const text = await dialog.findByRole('region', { name: 'Contratto' })
  expect(text.innerHTML).toBe('<p>Uno</p>')
})

test('are known to be missing without a connection, and come with it', async () => {
  network.on('GET', '/api/contract', () => {
    throw connectionLost()
  })
  const dialog = await openTerms(() => setOnline(false))
  expect(await dialog.findByText(/Contenuto contratto non disponibile/)).toBeVisible()
  network.on('GET', '/api/contract', {
    body: { title: 'Contratto', content: '<p>Uno</p>', version: 7, last_updated: '2026-01-15T09:30:00.000Z' },
  })
  setOnline(true)
  expect(await dialog.findByText('Uno')).toBeVisible()
})

test('closes by the button that says it was read', async () => {
  const dialog = await openTerms()
  await userEvent.click(dialog.getByRole('button', { name: 'Ho letto e compreso i Termini e Condizioni' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('says so when the contract cannot be had', async () => {
  network.on('GET', '/api/contract', { status: 500, body: {} })
  const dialog = await openTerms()
  expect(await dialog.findByText('Contenuto contratto non disponibile')).toBeVisible()
  expect(dialog.getByRole('heading', { name: 'Termini e Condizioni' })).toBeVisible()
})
