import type { OwnEmotion } from '@confida/contracts'
import { beginSession, endSession } from '@confida/session'
import { aUser, connectionLost, fakeNetwork } from '@confida/testing'
import { setOnline } from '@confida/testing/connection'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.tsx'

const PATH = '/api/account/emotions'
const label = (number: number, choices: Partial<OwnEmotion> = {}): OwnEmotion => ({
  message_id: `aaaaaaaa-0000-4000-8000-${String(number).padStart(12, '0')}`,
  companion_id: 'bbbbbbbb-0000-4000-8000-000000000001',
  excerpt: `Messaggio ${number}`,
  emotion: 'feeling_down',
  is_corrected: false,
  created_at: '2026-01-15T09:30:00.000Z',
  ...choices,
})
const trend = [
  {
    week: '2026-01-12',
    emotions: [
      { emotion: 'feeling_down', count: 2 },
      { emotion: 'neutral', count: 1 },
    ],
  },
]
const answer = (...labels: OwnEmotion[]) => ({ body: { labels, total: labels.length, trend } })
let network = fakeNetwork()

beforeEach(() => {
  endSession('user')
  localStorage.clear()
  beginSession({ token: 'token-1', user: aUser({ emotion_consent: true }) })
  network = fakeNetwork()
  network.on('GET', '/api/account/second-factors', {
    body: { factors: [], recovery_codes_left: 0, is_required: false },
  })
  network.on('GET', '/api/account/sessions', { body: [] })
  network.on('GET', PATH, answer(label(1), label(2, { emotion: 'neutral', is_corrected: true })))
})

afterEach(() => setOnline(true))

async function open() {
  await openPage('account', { path: '/dashboard?dialog=account' })
  await userEvent.click(await screen.findByRole('button', { name: 'Vedi e correggi le etichette' }))
}
const choice = (name: string) => screen.findByRole('combobox', { name: `Etichetta del messaggio «${name}»` })

test('shows the own labels, which of them are one’s own choice, and the trend in words', async () => {
  await open()
  expect(await choice('Messaggio 1')).toHaveDisplayValue('Giù di Morale')
  expect(await choice('Messaggio 2')).toHaveDisplayValue('Neutrale')
  expect(screen.getAllByText('Scelta da te')).toHaveLength(1)
  const weeks = screen.getByRole('region', { name: 'Andamento per settimana' })
  expect(within(weeks).getByText('Settimana dal 12/01/2026')).toBeVisible()
  const counts = within(weeks).getAllByText(/Giù di Morale|Neutrale/)
  expect(counts.map(({ textContent }) => textContent)).toEqual(['Giù di Morale 2', 'Neutrale 1'])
})

test('corrects a label', async () => {
  network.on('PUT', `${PATH}/${label(1).message_id}`, ({ body }) => {
    const { emotion } = body as Pick<OwnEmotion, 'emotion'>
    const corrected = label(1, { emotion, is_corrected: true })
    network.on('GET', PATH, answer(corrected))
    return { body: corrected }
  })
  await open()
  await userEvent.selectOptions(await choice('Messaggio 1'), 'Neutrale')
  expect(await screen.findByText('Etichetta corretta.')).toBeVisible()
  expect(await choice('Messaggio 1')).toHaveDisplayValue('Neutrale')
})

test('removes a label, and says so where that fails', async () => {
  const path = `${PATH}/${label(1).message_id}`
  network.on('DELETE', path, { status: 500, body: {} })
  await open()
  const remove = () => screen.findByRole('button', { name: 'Elimina l’etichetta di «Messaggio 1»' })
  await userEvent.click(await remove())
  expect(await screen.findByText('Non è stato possibile salvare. Riprova.')).toBeVisible()
  network.on('DELETE', path, () => {
    network.on('GET', PATH, answer(label(2)))
    return { body: { success: true, message: '' } }
  })
  await waitFor(async () => expect(await remove()).toBeEnabled())
  await userEvent.click(await remove())
  await waitFor(() => expect(screen.queryByText('Messaggio 1')).toBeNull())
})

describe('by keyboard', () => {
  const pathOf = (number: number) => `${PATH}/${label(number).message_id}`
  const removal = (number: number) =>
    screen.findByRole('button', { name: `Elimina l’etichetta di «Messaggio ${number}»` })
  const pressEnterOn = async (button: HTMLElement) => {
    button.focus()
    await userEvent.keyboard('{Enter}')
  }
  const corrections = () => network.sent('PUT', pathOf(1)).map(({ body }) => body)

  test('saves the label that arrow keys stay at, and keeps the focus there', async () => {
    const saved = Promise.withResolvers<void>()
    network.on('PUT', pathOf(1), async ({ body }) => {
      await saved.promise
      return { body: { ...label(1), ...(body as object), is_corrected: true } }
    })
    await open()
    const select = await choice('Messaggio 1')
    for (const name of ['Cerca Divertimento', 'Cerca Distrazione', 'Neutrale'])
      await userEvent.selectOptions(select, name)
    await waitFor(() => expect(corrections()).toEqual([{ emotion: 'neutral' }]))
    expect(select).toBeEnabled()
    expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'Ubriaco')
    await userEvent.tab()
    expect(select).toHaveDisplayValue('Ubriaco')
    // The server would refuse two at the same moment.
    expect(corrections()).toHaveLength(1)
    saved.resolve()
    await waitFor(() => expect(corrections()).toEqual([{ emotion: 'neutral' }, { emotion: 'drunk' }]))
  })

  test('saves nothing where the arrow keys come back, and the last choice where the dialog closes', async () => {
    network.on('PUT', pathOf(1), { body: label(1, { emotion: 'neutral', is_corrected: true }) })
    await open()
    const select = await choice('Messaggio 1')
    await userEvent.selectOptions(select, 'Neutrale')
    await userEvent.selectOptions(select, 'Giù di Morale')
    await userEvent.tab()
    await userEvent.selectOptions(select, 'Neutrale')
    expect(corrections()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Le tue etichette' })).toBeNull())
    await waitFor(() => expect(corrections()).toEqual([{ emotion: 'neutral' }]))
  })

  test('goes from a label that is removed to the next, to the one before, and to the panel', async () => {
    network.on('GET', PATH, answer(label(1), label(2), label(3)))
    const removeLeaving = async (number: number, ...rest: OwnEmotion[]) => {
      network.on('DELETE', pathOf(number), () => {
        network.on('GET', PATH, answer(...rest))
        return { body: { success: true, message: '' } }
      })
      await pressEnterOn(await removal(number))
    }
    await open()
    const dialog = screen.getByRole('dialog', { name: 'Le tue etichette' })
    await removeLeaving(2, label(1), label(3))
    await waitFor(async () => expect(await choice('Messaggio 3')).toHaveFocus())
    await removeLeaving(3, label(1))
    await waitFor(async () => expect(await choice('Messaggio 1')).toHaveFocus())
    await removeLeaving(1)
    await screen.findByText('Nessun messaggio ha ancora un’etichetta.')
    await waitFor(() => expect(dialog.firstElementChild).toHaveFocus())
  })

  test('removes a label once', async () => {
    const removed = Promise.withResolvers<void>()
    network.on('DELETE', pathOf(1), async () => {
      await removed.promise
      network.on('GET', PATH, answer(label(2)))
      return { body: { success: true, message: '' } }
    })
    await open()
    const button = await removal(1)
    await pressEnterOn(button)
    await pressEnterOn(button)
    removed.resolve()
    await waitFor(() => expect(screen.queryByText('Messaggio 1')).toBeNull())
    expect(network.sent('DELETE', pathOf(1))).toHaveLength(1)
  })

  test('goes on at the first of the labels that are shown in addition', async () => {
    network.on('GET', PATH, ({ query }) => {
      const labels = query.offset === '1' ? [label(2)] : [label(1)]
      return { body: { labels, total: 2, trend } }
    })
    await open()
    const more = await screen.findByRole('button', { name: 'Mostra altre' })
    await pressEnterOn(more)
    await waitFor(async () => expect(await choice('Messaggio 2')).toHaveFocus())
    expect(more).not.toBeInTheDocument()
  })
})

test('says so where there are none', async () => {
  network.on('GET', PATH, { body: { labels: [], total: 0, trend: [] } })
  await open()
  expect(await screen.findByText('Nessun messaggio ha ancora un’etichetta.')).toBeVisible()
})

test('says that there is no connection, and shows the labels once it is back', async () => {
  network.on('GET', PATH, () => {
    throw connectionLost()
  })
  setOnline(false)
  await open()
  const dialog = within(screen.getByRole('dialog', { name: 'Le tue etichette' }))
  expect(await dialog.findByText(/manchi la connessione/)).toBeVisible()
  network.on('GET', PATH, answer(label(1)))
  setOnline(true)
  expect(await choice('Messaggio 1')).toBeVisible()
})

test('is not offered where nothing is analysed', async () => {
  beginSession({ token: 'token-1', user: aUser({ emotion_consent: false }) })
  await openPage('account', { path: '/dashboard?dialog=account' })
  expect(await screen.findByText('Analizza le emozioni dei miei messaggi')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Vedi e correggi le etichette' })).toBeNull()
})
