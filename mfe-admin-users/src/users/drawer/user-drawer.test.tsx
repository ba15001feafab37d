import type { TimelineEntry, UserNote } from '@confida/contracts'
import { userNoteTag } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { aUser, type FakeNetwork, fakeNetwork } from '@confida/testing'
import { address, administrator, choose } from '@confida/testing/screens'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../../testing/open-page.ts'

const LIST = '/api/admin/users'
const anna = aUser({ id: '00000000-0000-4000-8000-000000000001', name: 'Anna Rossi' })
const PATH = `${LIST}/${anna.id}`

let network: FakeNetwork

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  network = fakeNetwork()
  network.on('GET', LIST, { body: [anna], headers: { 'X-Total-Count': '1' } })
  network.on('GET', PATH, { body: anna })
  network.on('GET', '/api/admin/user-stats', { body: { totalRelationships: 0 } })
})

const open = async (query: string) => {
  await openPage('utenti', `&layout=table&user=${anna.id}${query}`)
  return within(await screen.findByRole('dialog'))
}
const click = async (role: string, name: string) => userEvent.click(await screen.findByRole(role, { name }))

describe('the drawer', () => {
  test('is in the address with its tab, and leaves nothing there when it is closed', async () => {
    await openPage('utenti', '&layout=table')
    await userEvent.click(await screen.findByText('anna@example.com'))
    await screen.findByRole('dialog')
    expect(address()).toEqual({ view: 'utenti', layout: 'table', user: anna.id })
    await click('tab', 'Nota')
    expect(address()).toMatchObject({ user: anna.id, tab: 'note' })
    await click('button', 'Chiudi')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toEqual({ view: 'utenti', layout: 'table' })
  })

  test('opens whom the address names, also where the page of the table has not got them', async () => {
    const bruno = aUser({ id: '00000000-0000-4000-8000-000000000002', name: 'Bruno Verdi' })
    network.on('GET', `${LIST}/${bruno.id}`, { body: bruno })
    await openPage('utenti', `&layout=table&user=${bruno.id}`)
    expect(await within(await screen.findByRole('dialog')).findByText('Bruno Verdi')).toBeVisible()
  })

  test('opened from nowhere, gives the focus to the heading of the page when it is closed', async () => {
    await open('')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  test('says where there is nobody any more', async () => {
    network.on('GET', PATH, { status: 404, body: { code: 'user_not_found' } })
    const drawer = await open('')
    expect(await drawer.findByText('Utente non trovato.')).toBeVisible()
  })
})

describe('the timeline', () => {
  const entry = (number: number, changes: object) =>
    ({
      id: `00000000-0000-4000-8000-00000000000${number}`,
      created_at: '2026-01-15T09:30:00.000Z',
      ...changes,
    }) as TimelineEntry
  const payment = { kind: 'payment', tier_name: 'Un mese', amount: 19.9, refunded_amount: 0 }
  const entries = [
    entry(1, { kind: 'mail', template: 'new_device', state: 'failed' }),
    entry(2, { kind: 'change', action: 'user.standby', actor_name: 'Zeno' }),
    entry(3, { kind: 'feedback', rating: 4, message: 'Mi piace molto' }),
    entry(4, { ...payment, payment_status: 'paid', status: 'complete', refunded_amount: 5 }),
    entry(5, { ...payment, payment_status: 'unpaid', status: 'expired' }),
    entry(6, { kind: 'login' }),
    entry(7, { kind: 'registration', created_at: '2026-01-10T09:30:00.000Z' }),
  ]

  beforeEach(() => {
    network.on('GET', `${PATH}/timeline`, ({ query }) => ({
      body: entries.filter(({ kind }) => !query.kind || kind === query.kind),
    }))
  })

  test('tells by days what happened', async () => {
    const drawer = await open('&tab=timeline')
    const day = await drawer.findByRole('region', { name: '15 gennaio 2026' })
    expect(day).toHaveTextContent(/Email: Nuovo dispositivo.*Non riuscita.*Utente messo in standby.*Zeno/)
    expect(day).toHaveTextContent(
      /Feedback.*Mi piace molto.*Pagamento: Un mese.*Pagato.*19,90.*rimborsati 5,00/,
    )
    expect(day).toHaveTextContent(/Pagamento: Un mese.*Non concluso.*Accesso/)
    const first = drawer.getByRole('region', { name: '10 gennaio 2026' })
    expect(first).toHaveTextContent('Registrazione')
  })

  longTest.each([
    ['Email: Nuovo dispositivo', '?view=posta&search=anna%40example.com'],
    ['Utente messo in standby', '?view=registro&action=user.standby&search=Anna+Rossi'],
    ['Feedback', '?view=feedback&id=00000000-0000-4000-8000-000000000003'],
    ['Pagamento: Un mese', '?view=pagamenti&id=00000000-0000-4000-8000-000000000004'],
    ['Accesso', '?view=registro&log=security&event=login.success&search=anna%40example.com'],
  ])('leads from %s to the screen that has more', async (name, search) => {
    const drawer = await open('&tab=timeline')
    const [link] = await drawer.findAllByRole('link', { name })
    expect(new URL((link as HTMLAnchorElement).href).search).toBe(search)
  })

  test('is of one kind, in the address', async () => {
    const drawer = await open('&tab=timeline')
    await drawer.findByText('Mi piace molto')
    await choose('Mostra', 'Accessi')
    await waitFor(() => expect(drawer.queryByText('Mi piace molto')).toBeNull())
    expect(drawer.getByText('Accesso')).toBeVisible()
    expect(address()).toMatchObject({ tab: 'timeline', kind: 'login' })
  })

  test('goes on where one asks for more, and says where it could not', async () => {
    const link = `<${PATH}/timeline?cursor=c2>; rel="next"`
    let isDown = true
    network.on('GET', `${PATH}/timeline`, ({ query }) => {
      if (!query.cursor) return { body: entries.slice(0, 6), headers: { Link: link } }
      return isDown ? { status: 500, body: {} } : { body: entries.slice(6) }
    })
    const drawer = await open('&tab=timeline')
    await click('button', 'Mostra altri')
    expect(await drawer.findByRole('alert')).toBeVisible()
    isDown = false
    await click('button', 'Mostra altri')
    expect(await drawer.findByRole('region', { name: '10 gennaio 2026' })).toBeVisible()
    expect(drawer.queryByRole('button', { name: 'Mostra altri' })).toBeNull()
    await waitFor(() => expect(drawer.getByText('Fine della cronologia.').parentElement).toHaveFocus())
  })

  test('can be asked for again, and says when there is nothing', async () => {
    network.on('GET', `${PATH}/timeline`, { status: 500, body: {} })
    const drawer = await open('&tab=timeline')
    expect(await drawer.findByText('Errore nel caricamento della cronologia')).toBeVisible()
    network.on('GET', `${PATH}/timeline`, { body: [] })
    await click('button', 'Riprova')
    expect(await drawer.findByText('Nessun evento')).toBeVisible()
  })
})

describe('the sessions', () => {
  const session = {
    id: '00000000-0000-4000-8000-0000000000a1',
    browser: 'Firefox',
    system: 'Linux',
    created_at: '2026-01-14T09:30:00.000Z',
    last_used_at: '2026-01-15T09:30:00.000Z',
    is_current: false,
  }
  const SESSIONS = `${PATH}/sessions`
  beforeEach(() => {
    network.on('GET', SESSIONS, { body: [session, { ...session, id: 'b', browser: null, system: null }] })
  })

  test('are shown, and ended all at once when one is sure', async () => {
    network.on('DELETE', SESSIONS, () => {
      network.on('GET', SESSIONS, { body: [] })
      return { body: { success: true, message: '' } }
    })
    const drawer = await open('&tab=sessions')
    const line = (await drawer.findByText('Firefox · Linux')).closest('li')
    expect(line).toHaveTextContent(/Iniziata il 14\/01\/2026.*Ultimo utilizzo: 15\/01\/2026/)
    expect(drawer.getByText('Dispositivo sconosciuto')).toBeVisible()
    await click('button', 'Termina tutte le sessioni')
    const question = within(await screen.findByRole('alertdialog'))
    expect(network.sent('DELETE', SESSIONS)).toHaveLength(0)
    await userEvent.click(question.getByRole('button', { name: 'Termina tutte le sessioni' }))
    expect(await screen.findByText('Sessioni terminate.')).toBeVisible()
    expect(await drawer.findByText('Nessuna sessione aperta')).toBeVisible()
  })

  test('stay where the server refuses', async () => {
    network.on('DELETE', SESSIONS, { status: 500, body: {} })
    await open('&tab=sessions')
    await click('button', 'Termina tutte le sessioni')
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Termina tutte le sessioni' }))
    expect(await question.findByText('Non è stato possibile terminare le sessioni.')).toBeVisible()
  })

  test('of one’s own are not ended here', async () => {
    const own = `${LIST}/${administrator.id}`
    network.on('GET', own, { body: administrator })
    network.on('GET', `${own}/sessions`, { body: [{ ...session, is_current: true }] })
    await openPage('utenti', `&layout=table&user=${administrator.id}&tab=sessions`)
    expect(await screen.findByText('Questo dispositivo')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Termina tutte le sessioni' })).toBeNull()
  })
})

describe('the note', () => {
  const NOTE = `${PATH}/note`
  const saved: UserNote = {
    text: 'Richiamare',
    changed_at: '2026-01-15T09:30:00.000Z',
    changed_by_name: 'Zeno',
  }
  const field = () => screen.findByRole('textbox', { name: 'Nota interna' })
  const save = () => click('button', 'Salva')
  const ifMatch = () => network.sent('PUT', NOTE).at(-1)?.headers.get('if-match')

  beforeEach(() => {
    network.on('GET', NOTE, { body: saved })
    network.on('PUT', NOTE, ({ body }) => ({
      body: { ...saved, ...(body as object), changed_by_name: 'Ada' },
    }))
  })

  longTest('says who wrote it and when, and is saved on what one has seen', async () => {
    await open('&tab=note')
    expect(await field()).toHaveValue('Richiamare')
    expect(screen.getByText(/^Zeno, 15\/01\/2026/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Salva' })).toBeDisabled()
    await userEvent.type(await field(), ' domani')
    await save()
    expect(await screen.findByText('Nota salvata.')).toBeVisible()
    expect(network.sent('PUT', NOTE)[0]?.body).toEqual({ text: 'Richiamare domani' })
    expect(ifMatch()).toBe(userNoteTag(saved))
    expect(await screen.findByText(/^Ada, /)).toBeVisible()
  })

  longTest('is still there as it was typed after another tab, until it is discarded', async () => {
    await open('&tab=note')
    await userEvent.type(await field(), '!')
    await click('tab', 'Profilo')
    await click('tab', 'Nota')
    expect(await field()).toHaveValue('Richiamare!')
    await click('button', 'Scarta')
    expect(await field()).toHaveValue('Richiamare')
  })

  longTest.each([
    ['Salva la mia', 'Richiamare!', 2],
    ['Tieni quella salvata', 'Già chiamata', 1],
  ])('that somebody else has saved meanwhile is compared: %s', async (decision, text, saves) => {
    const current = { ...saved, text: 'Già chiamata' }
    network.on('PUT', NOTE, ({ headers, body }) =>
      headers.get('if-match') === userNoteTag(current)
        ? { body: { ...current, ...(body as object) } }
        : { status: 409, body: { code: 'record_outdated', current } },
    )
    await open('&tab=note')
    await userEvent.type(await field(), '!')
    await save()
    expect(await screen.findByText('Già chiamata')).toBeVisible()
    await click('button', decision)
    await waitFor(async () => expect(await field()).toHaveValue(text))
    expect(network.sent('PUT', NOTE)).toHaveLength(saves)
  })

  test('that somebody else has saved after it was begun is compared', async () => {
    const current = { ...saved, text: 'Già chiamata' }
    await open('&tab=note')
    await userEvent.type(await field(), '!')
    await click('tab', 'Profilo')
    network.on('GET', NOTE, { body: current })
    network.on('PUT', NOTE, ({ headers }) =>
      headers.get('if-match') === userNoteTag(current)
        ? { body: current }
        : { status: 409, body: { code: 'record_outdated', current } },
    )
    await click('tab', 'Nota')
    expect(await field()).toHaveValue('Richiamare!')
    await save()
    expect(await screen.findByText('Già chiamata')).toBeVisible()
  })

  test('that could not be saved is still there', async () => {
    network.on('PUT', NOTE, { status: 500, body: {} })
    await open('&tab=note')
    await userEvent.type(await field(), '!')
    await save()
    expect(await screen.findByText('Non è stato possibile salvare la nota.')).toBeVisible()
    expect(await field()).toHaveValue('Richiamare!')
  })
})
