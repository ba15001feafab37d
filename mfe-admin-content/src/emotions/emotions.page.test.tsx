import {
  type Emotion,
  type EmotionStatistics,
  type EmotionTrend,
  emotions,
  type UserEmotion,
} from '@confida/contracts'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { address, choose } from '@confida/testing/screens'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'

// jsdom has no canvas.
jest.mock('react-chartjs-2', () => ({
  Chart: ({ 'aria-label': label }: { 'aria-label': string }) => <div role="img" aria-label={label} />,
}))

const PATH = '/api/admin/emotion-stats'

const person = (
  number: number,
  primary_emotion: UserEmotion['primary_emotion'] = 'neutral',
): UserEmotion => ({
  user_id: `00000000-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`,
  user_name: `Persona ${number}`,
  user_email: `persona${number}@example.com`,
  primary_emotion,
  total_messages: 1000 + number,
})

const stats = (changes: Partial<EmotionStatistics> = {}): EmotionStatistics => ({
  status: 'success',
  total_emotion_analyses: 345,
  total_chatting_users: 12,
  emotion_distribution: [
    { _id: 'in_love', count: 5, percentage: 25, avg_confidence: 0.82 },
    { _id: 'neutral', count: 15, percentage: 75, avg_confidence: 0.5 },
  ],
  all_users_emotions: [person(1, 'in_love'), person(2)],
  ...changes,
})

const first = person(1).user_id
const TREND = '/api/admin/emotion-trend'
const counts = Object.fromEntries(emotions.map((emotion, index) => [emotion, index])) as Record<
  Emotion,
  number
>
const trend: EmotionTrend = {
  unit: 'day',
  steps: [
    { day: '2026-03-01', counts },
    { day: '2026-03-02', counts: null },
  ],
}
let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork()
  network.on('GET', PATH, { body: stats() })
  network.on('GET', TREND, { body: trend })
})

const tile = (name: string) => screen.findByRole('listitem', { name })

test('shows the statistics, the legend and the eight emotions, those with nothing too', async () => {
  await openPage('emotivita')
  expect(await screen.findByText('345')).toBeVisible()
  expect(screen.getByText('12')).toBeVisible()
  const legend = screen.getByRole('list', { name: 'Legenda delle percentuali' })
  expect(legend).toHaveTextContent(/Normale.*0–50%.*Attenzione.*51–70%.*Critico.*71–100%/)
  const inLove = await tile('Innamorato')
  expect(inLove).toHaveTextContent('25%')
  expect(inLove).toHaveTextContent('5 messaggi')
  expect(inLove).toHaveTextContent('82%')
  expect(inLove).toHaveTextContent('Normale')
  expect(await tile('Neutrale')).toHaveTextContent('Critico')
  const labels = ['Ubriaco', 'Depresso', 'Cerca Amore', 'Giù di Morale', 'Cerca Divertimento']
  for (const name of [...labels, 'Cerca Distrazione']) {
    expect(await tile(name)).toHaveTextContent(/0%.*0 messaggi/)
  }
})

test('lists people with what they show most and how much they wrote', async () => {
  await openPage('emotivita')
  const line = (await screen.findByRole('link', { name: 'Persona 1' })).closest('li')
  expect(line).toHaveTextContent('persona1@example.com')
  expect(line).toHaveTextContent('Innamorato')
  expect(line).toHaveTextContent('1.001 messaggi')
})

test('asks for a period, which is in the address', async () => {
  await openPage('emotivita')
  await choose('Periodo', 'Ultimi 7 giorni')
  await waitFor(() => expect(network.sent('GET', PATH).at(-1)?.query).toMatchObject({ period: 'week' }))
  expect(address()).toMatchObject({ view: 'emotivita', period: 'week' })
})

test('shows no shares of a period in which fewer than five people wrote, and says why', async () => {
  network.on('GET', PATH, { body: stats({ emotion_distribution: [], is_withheld: true }) })
  await openPage('emotivita', '&period=week')
  expect(await screen.findByText(/^Meno di cinque persone hanno scritto in questo periodo/)).toBeVisible()
  expect(screen.queryByText(/0 messaggi/)).toBeNull()
})

test('a range asks for its days first', async () => {
  await openPage('emotivita', '&period=custom')
  expect(await screen.findByText('Seleziona la data di inizio e la data di fine')).toBeVisible()
})

test('a range whose days are known is all that is asked for', async () => {
  await openPage('emotivita', '&period=custom&from=2026-03-01&to=2026-03-09')
  await waitFor(() =>
    expect(network.sent('GET', PATH).at(-1)?.query).toEqual({
      from: '2026-03-01',
      to: '2026-03-09',
      limit: '20',
    }),
  )
})

test('shows only those whose main emotion was chosen', async () => {
  await openPage('emotivita')
  await screen.findByRole('link', { name: 'Persona 2' })
  const list = within(screen.getByRole('region', { name: 'Utenti' }))
  expect(list.getByLabelText('Emozione prevalente')).toBeVisible()
  await choose('Emozione prevalente', 'Innamorato')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Persona 2' })).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: 'Persona 1' })).toBeVisible()
  expect(network.sent('GET', PATH).at(-1)?.query).toMatchObject({ emotion: 'in_love' })
})

test('sorts people as is chosen, which is in the address, and says what the order goes by', async () => {
  const told = { ...person(1, 'drunk'), emotion_messages: 7, last_day: '2026-03-09' }
  network.on('GET', PATH, { body: stats({ all_users_emotions: [told] }) })
  await openPage('emotivita', '&emotion=drunk')
  const line = (await screen.findByRole('link', { name: 'Persona 1' })).closest('li')
  expect(line).toHaveTextContent('1.001 messaggiUbriaco: 7Ultimo: 09/03/2026')
  expect(screen.getByText('Più messaggi')).toBeVisible()
  await choose('Ordina per', 'Nome')
  await waitFor(() =>
    expect(network.sent('GET', PATH).at(-1)?.query).toMatchObject({ sort: 'name', emotion: 'drunk' }),
  )
  expect(address()).toMatchObject({ sort: 'name', emotion: 'drunk' })
})

test('in a period begins with the last message', async () => {
  await openPage('emotivita', '&period=week')
  expect(await screen.findByText('Ultimo messaggio')).toBeVisible()
})

const trendOf = async () => within(await screen.findByRole('region', { name: 'Andamento' }))

test('draws the trend, and tells it as a table, the latest day first', async () => {
  await openPage('emotivita', '&period=month')
  const region = await trendOf()
  expect(network.sent('GET', TREND).at(-1)?.query).toEqual({ period: 'month' })
  expect(region.getByText(/^Dove hanno scritto meno di 5 persone/)).toBeVisible()
  expect(await region.findByRole('img', { name: 'Andamento' })).toBeInTheDocument()
  const inLove = region.getByRole('checkbox', { name: 'Innamorato' })
  await userEvent.click(inLove)
  expect(inLove).not.toBeChecked()
  await userEvent.click(region.getByText('Tabella'))
  const rows = region
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    .filter((cells) => cells.some(Boolean))
  expect(region.getByRole('columnheader', { name: 'Cerca Amore' })).toBeVisible()
  expect(region.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '02/03/2026',
    '01/03/2026',
  ])
  expect(rows).toEqual([
    Array(9).fill('–'),
    ['0', '1', '2', '3', '4', '5', '6', '7', '28'],
    ['Totale', '0', '1', '2', '3', '4', '5', '6', '7', '28'],
  ])
})

test('says when the trend cannot be loaded, beside the figures that could', async () => {
  network.on('GET', TREND, { status: 500, body: {} })
  await openPage('emotivita')
  expect(await screen.findByText('Errore nel caricamento dell’andamento')).toBeVisible()
  expect(screen.getByText('345')).toBeVisible()
  network.on('GET', TREND, { body: trend })
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  await trendOf()
})

test('has no trend where nothing was ever analysed', async () => {
  network.on('GET', TREND, { body: { unit: 'day', steps: [] } })
  await openPage('emotivita')
  expect(await screen.findByText('345')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Andamento' })).toBeNull())
})

test('says when nobody passes, and lets the filters go', async () => {
  await openPage('emotivita', '&emotion=drunk')
  expect(await screen.findByText('Nessun utente con questi filtri')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Azzera i filtri' }))
  expect(await screen.findByRole('link', { name: 'Persona 2' })).toBeVisible()
})

test('asks the server for further people', async () => {
  const all = Array.from({ length: 25 }, (_, index) => person(index))
  network.on('GET', PATH, ({ query }) =>
    query.cursor === 'next'
      ? { body: stats({ all_users_emotions: all.slice(20) }) }
      : {
          body: stats({ all_users_emotions: all.slice(0, 20) }),
          headers: { link: `<${PATH}?limit=20&cursor=next>; rel="next"` },
        },
  )
  await openPage('emotivita')
  await screen.findByText('Persona 19')
  expect(screen.queryByText('Persona 20')).not.toBeInTheDocument()
  await userEvent.click(screen.getByText('Mostra altri'))
  expect(await screen.findByText('Persona 24')).toBeVisible()
  expect(screen.queryByText('Mostra altri')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByText('Fine dell’elenco.').parentElement).toHaveFocus())
})

test('opens a person: all messages, the different emotions, each with its share', async () => {
  network.on('GET', `/api/admin/user/${first}/emotions`, {
    body: {
      status: 'success',
      total_messages: 40,
      emotion_stats: [
        { emotion: 'in_love', percentage: 60, count: 24 },
        { emotion: 'neutral', percentage: 37.5, count: 15 },
        { emotion: 'drunk', percentage: 2.5, count: 1 },
      ],
    },
  })
  await openPage('emotivita')
  await userEvent.click(await screen.findByRole('link', { name: 'Persona 1' }))
  const dialog = await screen.findByRole('dialog', { name: 'Emozioni di Persona 1' })
  const value = async (label: string) => (await within(dialog).findByText(label)).closest('li')
  expect(await value('Messaggi totali')).toHaveTextContent('40')
  expect(await value('Emozioni diverse')).toHaveTextContent('3')
  const lines = within(
    within(dialog).getByRole('list', { name: 'Distribuzione delle emozioni' }),
  ).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'InnamoratoAttenzione60% · 24 messaggi',
    'NeutraleNormale37,5% · 15 messaggi',
    'UbriacoNormale2,5% · 1 messaggio',
  ])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Chiudi' }))
  await waitFor(() => expect(address()).toEqual({ view: 'emotivita' }))
})

test('says when a person’s emotions cannot be loaded', async () => {
  network.on('GET', `/api/admin/user/${first}/emotions`, { status: 500, body: {} })
  await openPage('emotivita', `&user=${first}`)
  expect(await screen.findByText("Errore nel caricamento dei dettagli emotivi dell'utente.")).toBeVisible()
})

test('says when the statistics cannot be loaded, and tries again', async () => {
  network.on('GET', PATH, { status: 500, body: {} })
  await openPage('emotivita')
  expect(await screen.findByText('Errore nel caricamento delle statistiche')).toBeVisible()
  network.on('GET', PATH, { body: stats() })
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await screen.findByText('345')).toBeVisible()
})

test('is loaded anew on demand; what is shown stays when that fails', async () => {
  await openPage('emotivita')
  expect(await screen.findByText('345')).toBeVisible()
  network.on('GET', PATH, { body: stats({ total_emotion_analyses: 346 }) })
  await userEvent.click(screen.getByRole('button', { name: 'Ricarica' }))
  expect(await screen.findByText('346')).toBeVisible()
  network.on('GET', PATH, { status: 500, body: {} })
  await userEvent.click(screen.getByRole('button', { name: 'Ricarica' }))
  expect(await screen.findByText('Errore nel caricamento delle statistiche')).toBeVisible()
  expect(screen.getByText('346')).toBeVisible()
})
