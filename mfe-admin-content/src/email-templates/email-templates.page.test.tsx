import { type EmailTemplate, templateTag } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { paste } from '@confida/testing/paste'
import { address } from '@confida/testing/screens'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'

const PATH = '/api/admin/email-templates'

let network: FakeNetwork
let stored: EmailTemplate[]

beforeEach(() => {
  stored = [
    { name: 'welcome', subject: 'Benvenuto {{user_name}}', content: 'x'.repeat(400), is_active: true },
    { name: 'monthly_report', subject: 'Riepilogo', content: 'Ciao', is_active: false },
    { name: 'password_reset', subject: 'Codice', content: '{{reset_code}}', is_active: true },
  ]
  network = fakeNetwork()
  network.on('GET', PATH, () => ({ body: stored }))
  network.on('PUT', `${PATH}/welcome`, ({ body }) => {
    stored = stored.map((each) => (each.name === 'welcome' ? { ...each, ...(body as object) } : each))
    return { body: stored[0] }
  })
  network.on('PUT', `${PATH}/welcome/toggle`, { body: { is_active: false } })
  network.on('PUT', `${PATH}/monthly_report/toggle`, { body: { is_active: true } })
  network.on('DELETE', `${PATH}/welcome`, { body: { success: true, message: '' } })
})

const row = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement
const pressIn = async (name: string, label: string) =>
  userEvent.click(within(await row(name)).getByRole('button', { name: label }))
const open = (name: string) => openPage('email-templates', `&edit=${name}`)
const field = (name: string) => screen.findByRole('textbox', { name })
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Salva' }))
const preview = () => screen.findByRole('region', { name: 'Anteprima con dati di esempio' })

describe('the list', () => {
  test('has readable names, subjects, the first 300 characters and the state', async () => {
    await openPage('email-templates')
    const welcome = await row('Benvenuto')
    expect(welcome).toHaveTextContent('Benvenuto {{user_name}}')
    expect(within(welcome).getByText('x'.repeat(300))).toBeVisible()
    expect(within(welcome).getByText('Attivo')).toBeVisible()
    expect(within(await row('Report mensile')).getByText('Inattivo')).toBeVisible()
    expect(await row('Reimpostazione della password')).toBeVisible()
  })

  test('may be empty', async () => {
    stored = []
    await openPage('email-templates')
    expect(await screen.findByText('Nessun template trovato')).toBeVisible()
  })

  test('can be asked for again when it fails', async () => {
    network.on('GET', PATH, { status: 500, body: {} })
    await openPage('email-templates')
    expect(await screen.findByText('Errore nel caricamento dei template email')).toBeVisible()
    network.on('GET', PATH, () => ({ body: stored }))
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(await row('Benvenuto')).toBeVisible()
  })
})

describe('what was typed and not saved', () => {
  const RESTORED = 'Ecco di nuovo quello che non avevi salvato.'

  /** As after a reload, or a session that ended by itself. */
  async function leaveAfterTyping() {
    const { unmount } = await open('welcome')
    await userEvent.type(await field('Oggetto'), '!')
    unmount()
    return open('welcome')
  }

  test('is there again, and can be thrown away', async () => {
    const { unmount } = await leaveAfterTyping()
    expect(await screen.findByText(RESTORED)).toBeVisible()
    expect(await field('Oggetto')).toHaveValue('Benvenuto {{user_name}}!')
    await userEvent.click(screen.getByRole('button', { name: 'Scarta' }))
    expect(await field('Oggetto')).toHaveValue('Benvenuto {{user_name}}')
    expect(screen.queryByText(RESTORED)).toBeNull()
    unmount()
    await open('welcome')
    expect(await field('Oggetto')).toHaveValue('Benvenuto {{user_name}}')
  })

  longTest.each(['Salva', 'Annulla'])('is forgotten with %s', async (action) => {
    await leaveAfterTyping()
    await userEvent.click(await screen.findByRole('button', { name: action }))
    await row('Benvenuto')
    expect(Object.keys(sessionStorage)).toEqual([])
  })
})

describe('the state', () => {
  test.each([
    ['Benvenuto', 'Disattiva', 'Template disattivato con successo!', 'Inattivo'],
    ['Report mensile', 'Attiva', 'Template attivato con successo!', 'Attivo'],
  ])('of %s follows what the server answers to %s', async (name, label, message, state) => {
    await openPage('email-templates')
    await pressIn(name, label)
    expect(await screen.findByText(message)).toBeVisible()
    expect(within(await row(name)).getByText(state)).toBeVisible()
  })

  test('stays when it cannot be changed', async () => {
    network.on('PUT', `${PATH}/welcome/toggle`, { status: 500, body: {} })
    await openPage('email-templates')
    await pressIn('Benvenuto', 'Disattiva')
    expect(await screen.findByText('Errore nel cambio stato del template')).toBeVisible()
    expect(within(await row('Benvenuto')).getByText('Attivo')).toBeVisible()
  })
})

describe('editing', () => {
  test('takes the focus when it opens, and the list when it closes', async () => {
    await openPage('email-templates')
    const [edit] = await screen.findAllByRole('link', { name: 'Modifica' })
    await userEvent.click(edit as HTMLElement)
    const back = await screen.findByRole('link', { name: 'Torna ai template' })
    const heading = screen.getByRole('heading', { level: 1 })
    await waitFor(() => expect(heading).toHaveFocus())
    await userEvent.click(back)
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Email Templates' })).toHaveFocus(),
    )
    expect(heading).not.toBeInTheDocument()
  })

  test('saves subject, content and state, and leads back to the list', async () => {
    await openPage('email-templates')
    await userEvent.click(within(await row('Benvenuto')).getByRole('link', { name: 'Modifica' }))
    expect(address()).toEqual({ view: 'email-templates', edit: 'welcome' })
    await userEvent.clear(await field('Contenuto'))
    await paste(await field('Contenuto'), 'Eccoti')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Attivo' }))
    await save()
    expect(await screen.findByText('Template aggiornato con successo!')).toBeVisible()
    expect(network.sent('PUT', `${PATH}/welcome`)[0]?.body).toEqual({
      subject: 'Benvenuto {{user_name}}',
      content: 'Eccoti',
      is_active: false,
    })
    expect(await row('Benvenuto')).toHaveTextContent('Eccoti')
    expect(address()).toEqual({ view: 'email-templates' })
  })

  test('offers the variables of the template and previews them filled in', async () => {
    await open('welcome')
    await userEvent.clear(await field('Contenuto'))
    const help = screen.getByRole('list', { name: 'Variabili' })
    expect(within(help).getAllByRole('button')).toHaveLength(9)
    await userEvent.click(within(help).getByRole('button', { name: /user_phone/ }))
    expect(await field('Contenuto')).toHaveValue('{{user_phone}}')
    expect(await preview()).toHaveTextContent('Benvenuto Giulia Rossi')
    expect(await preview()).toHaveTextContent('+39 333 1234567')
  })

  test('leaves the caret behind a variable that was put in mid-text', async () => {
    await open('monthly_report')
    const content = (await field('Contenuto')) as HTMLTextAreaElement
    content.setSelectionRange(2, 2)
    await userEvent.click(screen.getByRole('button', { name: /user_phone/ }))
    expect(content).toHaveValue('Ci{{user_phone}}ao')
    await waitFor(() => expect(content.selectionStart).toBe('Ci{{user_phone}}'.length))
    expect(content).toHaveFocus()
  })

  test('of the reset mail offers the code too', async () => {
    await open('password_reset')
    const help = await screen.findByRole('list', { name: 'Variabili' })
    expect(within(help).getByRole('button', { name: /reset_code/ })).toBeVisible()
  })

  longTest.each(['Oggetto', 'Contenuto'])('does not send a blank %s', async (label) => {
    await open('welcome')
    await userEvent.clear(await field(label))
    await userEvent.type(await field(label), '  ')
    await save()
    expect(await screen.findByText('Soggetto e contenuto sono obbligatori')).toBeVisible()
    expect(network.sent('PUT', `${PATH}/welcome`)).toHaveLength(0)
  })

  test('keeps what was written when it fails, and tells why', async () => {
    const body = { detail: 'Variabile sconosciuta: foo', code: 'unknown_variable' }
    network.on('PUT', `${PATH}/welcome`, { status: 400, body })
    await open('welcome')
    await userEvent.type(await field('Oggetto'), '!')
    await save()
    expect(await screen.findByText('Errore nel salvataggio del template')).toBeVisible()
    expect(screen.getByText('Variabile sconosciuta: foo')).toBeVisible()
    expect(await field('Oggetto')).toHaveValue('Benvenuto {{user_name}}!')
  })

  test('says so when the template is not there any more', async () => {
    await open('companion_created')
    expect(await screen.findByText('Questo template non esiste più.')).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Torna ai template' }))
    expect(await row('Benvenuto')).toBeVisible()
  })
})

describe('deleting', () => {
  const ask = async () => {
    await openPage('email-templates')
    await pressIn('Benvenuto', 'Elimina')
    return screen.findByRole('alertdialog', { name: 'Eliminare il template «Benvenuto»?' })
  }

  test('asks first', async () => {
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Annulla' }))
    expect(network.sent('DELETE', `${PATH}/welcome`)).toHaveLength(0)
  })

  test('takes the template out of the list', async () => {
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Elimina' }))
    expect(await screen.findByText('Template eliminato con successo!')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Benvenuto' })).toBeNull())
  })

  test('tells when it fails', async () => {
    network.on('DELETE', `${PATH}/welcome`, { status: 500, body: {} })
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Elimina' }))
    expect(await screen.findByText("Errore nell'eliminazione del template")).toBeVisible()
  })
})

describe('the built-in text', () => {
  test('of a deleted template can be restored from the list', async () => {
    network.on('POST', `${PATH}/companion_created/restore`, () => {
      stored = [...stored, { name: 'companion_created', subject: 'Eccola', content: 'Ciao', is_active: true }]
      return { body: stored.at(-1) }
    })
    await openPage('email-templates')
    const deleted = within(await screen.findByRole('region', { name: 'Template eliminati' }))
    const item = deleted.getByText('Partner creato').closest('li') as HTMLElement
    await userEvent.click(within(item).getByRole('button', { name: 'Ripristina il testo predefinito' }))
    expect(await screen.findByText('Testo predefinito ripristinato')).toBeVisible()
    expect(await row('Partner creato')).toHaveTextContent('Eccola')
  })

  test('replaces an edited one after a question', async () => {
    network.on('POST', `${PATH}/welcome/restore`, () => {
      stored = stored.map((each) => (each.name === 'welcome' ? { ...each, subject: 'Di serie' } : each))
      return { body: stored[0] }
    })
    await open('welcome')
    const restore = () => screen.findByRole('button', { name: 'Ripristina il testo predefinito' })
    await userEvent.click(await restore())
    const question = within(await screen.findByRole('alertdialog'))
    expect(network.sent('POST', `${PATH}/welcome/restore`)).toHaveLength(0)
    await userEvent.click(question.getByRole('button', { name: 'Ripristina il testo predefinito' }))
    expect(await row('Benvenuto')).toHaveTextContent('Di serie')
  })

  test('is restored by nobody where that fails', async () => {
    network.on('POST', `${PATH}/companion_created/restore`, { status: 500, body: {} })
    await openPage('email-templates')
    const deleted = within(await screen.findByRole('region', { name: 'Template eliminati' }))
    const [restore] = deleted.getAllByRole('button', { name: 'Ripristina il testo predefinito' })
    await userEvent.click(restore as HTMLElement)
    expect(await screen.findByText('Errore nel ripristino del template')).toBeVisible()
  })
})

describe('a template that somebody else has saved meanwhile', () => {
  const current: EmailTemplate = { name: 'welcome', subject: 'Altro', content: 'Suo', is_active: true }

  beforeEach(() => {
    network.on('PUT', `${PATH}/welcome`, ({ body, headers }) =>
      headers?.get('if-match') === templateTag(current)
        ? { body: { ...current, ...(body as object) } }
        : { status: 409, body: { code: 'record_outdated', detail: 'Modificato', current } },
    )
  })

  async function saveLate() {
    await open('welcome')
    await userEvent.type(await field('Oggetto'), '!')
    await save()
    return within(await screen.findByRole('alertdialog', { name: 'Modificato nel frattempo' }))
  }

  test('is compared, and saved over where that is wanted', async () => {
    const conflict = await saveLate()
    expect(conflict.getByText('Altro')).toBeVisible()
    expect(conflict.getByText('Benvenuto {{user_name}}!')).toBeVisible()
    await userEvent.click(conflict.getByRole('button', { name: 'Salva la mia' }))
    expect(await screen.findByText('Template aggiornato con successo!')).toBeVisible()
    expect(network.sent('PUT', `${PATH}/welcome`)[1]?.body).toMatchObject({
      subject: 'Benvenuto {{user_name}}!',
    })
  })

  test('can be kept instead', async () => {
    const conflict = await saveLate()
    await userEvent.click(conflict.getByRole('button', { name: 'Tieni quella salvata' }))
    expect(await field('Oggetto')).toHaveValue('Altro')
    expect(network.sent('PUT', `${PATH}/welcome`)).toHaveLength(1)
  })
})

describe('a test mail', () => {
  const TEST = `${PATH}/welcome/test`
  const send = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Invia una prova a me' }))

  test('goes to the administrator with the texts as they stand, nothing is saved', async () => {
    network.on('POST', TEST, { body: { success: true, message: '' } })
    await open('welcome')
    await userEvent.type(await field('Oggetto'), '!')
    await send()
    expect(await screen.findByText('Email di prova inviata a ada@confida.local')).toBeVisible()
    expect(network.sent('POST', TEST)[0]?.body).toEqual({
      subject: 'Benvenuto {{user_name}}!',
      content: 'x'.repeat(400),
    })
    expect(network.sent('PUT', `${PATH}/welcome`)).toHaveLength(0)
  })

  test('tells why it was not sent', async () => {
    const body = { code: 'unknown_variable', detail: 'Variabile sconosciuta: foo' }
    network.on('POST', TEST, { status: 400, body })
    await open('welcome')
    await send()
    expect(
      await screen.findByText('L’email di prova non è partita. Variabile sconosciuta: foo'),
    ).toBeVisible()
  })
})
