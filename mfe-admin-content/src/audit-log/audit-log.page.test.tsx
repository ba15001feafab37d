import type { AuditEntry } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { address, choose } from '@confida/testing/screens'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'

const PATH = '/api/admin/audit-log'

let network: FakeNetwork

const entry = (number: number, changes: Partial<AuditEntry>): AuditEntry => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  created_at: '2026-01-15T09:30:00.000Z',
  actor_id: '00000000-0000-4000-8000-00000000000a',
  actor_name: 'Ada',
  action: 'user.update',
  target_id: null,
  target_name: null,
  before: null,
  after: null,
  ...changes,
})

const log = [
  entry(1, {
    target_name: 'Luca Bianchi',
    before: { name: 'Luca', phone: null, birth_date: '1990-05-03' },
    after: { name: 'Luca Bianchi', phone: '+39 333', birth_date: null },
  }),
  entry(2, {
    action: 'homepage.update',
    before: { version: 1, hero_description: 'Prima riga\nSeconda riga' },
    after: { version: 2, hero_description: 'Prima riga\nUna riga nuova' },
  }),
  entry(3, { action: 'user.password', target_name: 'Zoë' }),
  entry(4, { action: 'email-template.deactivate', target_name: 'welcome', before: { is_active: true } }),
  entry(6, {
    action: 'pricing-tier.delete',
    target_name: 'Un mese',
    before: { name: 'Un mese', price: 19.99, duration_days: 30 },
  }),
]

beforeEach(() => {
  network = fakeNetwork()
  network.on('GET', PATH, ({ query }) => ({
    body: log.filter(({ action }) => !query.action || action === query.action),
  }))
})

const row = async (action: string) =>
  (await screen.findByText(action, { selector: 'span' })).closest('tr') as HTMLElement

/** What an opened entry shows below itself. */
const open = async (action: string) => {
  const shown = await row(action)
  await userEvent.click(shown)
  return shown.nextElementSibling as HTMLElement
}

test('tells who changed what, to whom and when; before and after on demand', async () => {
  await openPage('registro')
  expect(await row('Utente modificato')).toHaveTextContent(
    /15\/01\/2026 alle.*Luca Bianchi.*Nome · Telefono · Data di nascita.*Ada/,
  )
  const shown = await open('Utente modificato')
  expect(shown).toHaveTextContent(/Nome.*Prima: Luca.*Dopo: Luca Bianchi/)
  expect(shown).toHaveTextContent(/Telefono.*Prima: Nessun valore.*Dopo: \+39 333/)
  expect(shown).toHaveTextContent(/Data di nascita.*Prima: 03\/05\/1990.*Dopo: Nessun valore/)
})

test('shows what was there before a deletion', async () => {
  await openPage('registro')
  const shown = await open('Tariffa eliminata')
  expect(screen.getByText('19.99')).toBeVisible()
  expect(shown).toHaveTextContent(/NomeUn mese.*Prezzo \(€\)19\.99Durata in giorni30/)
})

test.each<[string, Partial<AuditEntry>, RegExp]>([
  [
    'Pagamento rimborsato',
    { action: 'payment.refund', after: { amount: 3, reason: 'requested_by_customer' } },
    /Importo \(€\)3MotivoRichiesto dal cliente$/,
  ],
  [
    'Pagamenti scaricati',
    { action: 'payment.export', after: { state: 'partly_refunded', from: '2026-01-01' } },
    /StatoRimborsato in parteDal giorno01\/01\/2026$/,
  ],
  [
    'Codice sconto creato',
    { action: 'discount-code.create', after: { code: 'ESTATE', percent: 20, last_day: '2026-08-31' } },
    /CodiceESTATESconto percentuale20Ultimo giorno31\/08\/2026$/,
  ],
  [
    'Codice sconto creato',
    { action: 'discount-code.create', after: { uses: 0, uses_max: null } },
    /Registrazioni0Numero massimo di registrazioniNessun valore$/,
  ],
  [
    'Codice sconto modificato',
    { action: 'discount-code.update', before: { is_active: true }, after: { is_active: false } },
    /AttivoPrima: Sì ?Dopo: No$/,
  ],
  [
    'Ruolo di amministratore cambiato',
    {
      action: 'administrator.role',
      before: { administrator_role: 'content' },
      after: { administrator_role: 'owner' },
    },
    /Prima: Contenuti ?Dopo: Titolare$/,
  ],
  [
    'Amministratore invitato',
    { action: 'administrator.invite', after: { role: 'support', language: 'it' } },
    /RuoloAssistenzaLinguaItaliano$/,
  ],
  [
    'Utente modificato',
    { action: 'user.update', before: { role: 'user' }, after: { role: 'admin' } },
    /RuoloPrima: Utente ?Dopo: Amministratore$/,
  ],
  [
    'Testo predefinito ripristinato',
    { action: 'email-template.restore', after: { language: 'de, fr' } },
    /LinguaDeutsch, Français$/,
  ],
  [
    'Risposta a una recensione',
    { action: 'feedback.reply', before: { state: 'new' }, after: { state: 'answered' } },
    /StatoPrima: Nuovo ?Dopo: Risposto$/,
  ],
  [
    'Recensioni scaricate',
    { action: 'feedback.export', after: { rating: 4, to: '2026-01-31' } },
    /Valutazione4Al giorno31\/01\/2026$/,
  ],
  ['Recensione eliminata', { action: 'feedback.delete', before: { user_id: '9f' } }, /ID dell’autore9f$/],
  [
    'Email rimessa in coda',
    { action: 'mail.retry', before: { state: 'failed' }, after: { state: 'queued' } },
    /StatoPrima: Non riuscita ?Dopo: In coda$/,
  ],
  [
    'Tariffa creata',
    { action: 'pricing-tier.create', after: { subscription_type: 'monthly', is_active: true } },
    /Tipo di abbonamentoMensileAttivaSì$/,
  ],
  [
    'Pagina iniziale modificata',
    { action: 'homepage.update', after: { features: [{ title: 'Su misura', icon: 'Users' }] } },
    /Caratteristiche1\. Su misura Persone$/,
  ],
])('%s: fields and values are told in words', async (action, changes, words) => {
  network.on('GET', PATH, { body: [entry(1, changes)] })
  await openPage('registro')
  expect(await open(action)).toHaveTextContent(words)
})

test('compares long texts line by line', async () => {
  await openPage('registro')
  const shown = await open('Pagina iniziale modificata')
  expect(shown).toHaveTextContent(/Versione.*1.*2/)
  expect(shown.querySelector('del[dir]')).toHaveTextContent('Rimosso: Seconda riga')
  expect(shown.querySelector('ins[dir]')).toHaveTextContent('Aggiunto: Una riga nuova')
})

test('names templates, and shows what has no values without anything to open', async () => {
  await openPage('registro')
  expect(await row('Template disattivato')).toHaveTextContent('Benvenuto')
  const plain = await row('Password personalizzata impostata')
  expect(within(plain).queryByRole('button')).toBeNull()
  await userEvent.click(plain)
  expect(plain.nextElementSibling).toHaveTextContent('Template disattivato')
})

test('is opened and closed by a button that says what and whether', async () => {
  await openPage('registro')
  const button = await screen.findByRole('button', { name: 'Utente modificato · Luca Bianchi' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('+39 333')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('+39 333')).not.toBeVisible()
})

longTest('is filtered by action, person and days, in the address', async () => {
  await openPage('registro', '&from=2026-01-01&to=2026-01-31')
  await row('Utente modificato')
  await choose('Azione', 'Pagina iniziale modificata')
  await waitFor(() =>
    expect(screen.queryByText('Utente modificato', { selector: 'span' })).not.toBeInTheDocument(),
  )
  await userEvent.type(screen.getByRole('searchbox', { name: 'Persona' }), 'ada')
  await waitFor(() =>
    expect(network.sent('GET', PATH).at(-1)?.query).toMatchObject({
      action: 'homepage.update',
      search: 'ada',
      from: '2026-01-01',
      to: '2026-01-31',
    }),
  )
  expect(address()).toMatchObject({ view: 'registro', action: 'homepage.update', search: 'ada' })
})

test('says when nothing passes, and lets the filters go', async () => {
  await openPage('registro', '&action=feedback.delete')
  expect(await screen.findByText('Nessuna attività con questi filtri')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Azzera i filtri' }))
  await row('Utente modificato')
})

test('asks for the next page, and keeps the focus at the end of the list', async () => {
  network.on('GET', PATH, ({ query }) =>
    query.cursor
      ? { body: [entry(5, { action: 'feedback.delete' })] }
      : { body: log, headers: { link: `<${PATH}?cursor=x>; rel="next"` } },
  )
  await openPage('registro')
  await userEvent.click(await screen.findByRole('button', { name: 'Mostra altre' }))
  await row('Recensione eliminata')
  expect(screen.queryByRole('button', { name: 'Mostra altre' })).not.toBeInTheDocument()
  const table = screen.getByRole('table')
  await waitFor(() => {
    const place = table.compareDocumentPosition(document.activeElement as Element)
    expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

test('asks anew where the cursor of the next page is refused', async () => {
  const refused = { status: 400, body: { code: 'invalid_input', fields: { cursor: 'No' } } }
  let cursor = 'old'
  network.on('GET', PATH, ({ query }) => {
    if (query.cursor === 'old') return refused
    if (query.cursor) return { body: [entry(5, { action: 'feedback.delete' })] }
    const answer = { body: log, headers: { link: `<${PATH}?cursor=${cursor}>; rel="next"` } }
    cursor = 'new'
    return answer
  })
  await openPage('registro')
  await userEvent.click(await screen.findByRole('button', { name: 'Mostra altre' }))
  await row('Recensione eliminata')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('says that the next page could not be had, and keeps those that are there', async () => {
  network.on('GET', PATH, ({ query }) =>
    query.cursor
      ? { status: 500, body: {} }
      : { body: log, headers: { link: `<${PATH}?cursor=x>; rel="next"` } },
  )
  await openPage('registro')
  await userEvent.click(await screen.findByRole('button', { name: 'Mostra altre' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Riprova tra qualche istante')
  await row('Utente modificato')
  expect(screen.getByRole('button', { name: 'Mostra altre' })).toBeEnabled()
})

test('can be asked for again when it fails', async () => {
  network.on('GET', PATH, { status: 500, body: {} })
  await openPage('registro')
  expect(await screen.findByText('Errore nel caricamento del registro')).toBeVisible()
  network.on('GET', PATH, { body: log })
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  await row('Utente modificato')
})
