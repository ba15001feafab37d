import { userTag } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { beginSession, useSession } from '@confida/session'
import { aUser, connectionLost, type FakeAnswer, type FakeNetwork, fakeNetwork } from '@confida/testing'
import { paste } from '@confida/testing/paste'
import { administrator } from '@confida/testing/screens'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../../testing/open-page.ts'
import { withMotion } from '../../testing/window.ts'

const anna = aUser({ id: '00000000-0000-4000-8000-000000000001', name: 'Anna Rossi' })
const LIST = '/api/admin/users'
const one = `${LIST}/${anna.id}`
const STANDBY = `${one}/standby`
const DELETE = `/api/admin/user/${anna.id}`
const PASSWORD = `${DELETE}/generate-password`
const VERIFY = '/api/admin/verify-password'

let network: FakeNetwork
let users: (typeof anna)[]

beforeEach(() => {
  users = [anna]
  network = fakeNetwork()
  network.on('GET', LIST, () => ({ body: users }))
  network.on('GET', '/api/admin/user-stats', { body: { totalRelationships: 0 } })
})

const failing = (status: number, detail?: string): FakeAnswer => ({ status, body: detail ? { detail } : {} })

/** Opens the list and presses a button of the one card. */
async function press(name: string) {
  await openPage('utenti')
  const card = await screen.findByRole('article')
  await userEvent.click(within(card).getByRole('button', { name }))
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialog = () => screen.findByRole('dialog')

describe('standby', () => {
  test('is switched after a question, and says so', async () => {
    network.on('PATCH', STANDBY, () => {
      users = [{ ...anna, is_standby: true }]
      return { body: users[0] }
    })
    await press('Standby')
    const question = await screen.findByRole('alertdialog', { name: 'Mettere in standby Anna Rossi?' })
    expect(within(question).getByText('anna@example.com')).toBeVisible()
    expect(question).toHaveAccessibleDescription(/./)
    await click('Metti in standby')
    expect(await screen.findByText('Stato standby aggiornato con successo!')).toBeVisible()
    const card = await screen.findByRole('article')
    expect(await within(card).findByRole('button', { name: 'Riattiva' })).toBeVisible()
    expect(network.sent('PATCH', STANDBY)[0]?.body).toBeUndefined()
  })

  test('a failure leaves the card as it was', async () => {
    network.on('PATCH', STANDBY, failing(500))
    await press('Standby')
    await click('Metti in standby')
    expect(await screen.findByText("Errore nell'aggiornamento dello stato standby")).toBeVisible()
    expect(within(screen.getByRole('article')).getByText('Attivo')).toBeVisible()
  })
})

describe('editing', () => {
  const field = (name: string) => screen.findByRole('textbox', { name })
  const edit = async () => {
    await press('Modifica')
    return within(await dialog())
  }

  test('starts with name, e-mail, phone and birth date', async () => {
    const form = await edit()
    expect(form.getByLabelText('Nome')).toHaveValue('Anna Rossi')
    expect(form.getByLabelText('Email')).toHaveValue('anna@example.com')
    expect(form.getByLabelText(/Telefono/)).toHaveValue('+39 333 1234567')
    expect(form.getByLabelText(/Data di nascita/)).toHaveValue('03/05/1990')
  })

  test('opens where dialogs move in', async () => {
    withMotion()
    const form = await edit()
    expect(await form.findByLabelText('Nome')).toHaveValue('Anna Rossi')
    expect(screen.getByRole('button', { name: 'Salva' })).toBeEnabled()
  })

  test('sends what changed and shows it', async () => {
    network.on('PUT', one, ({ body }) => {
      users = [{ ...anna, ...(body as object) }]
      return { body: users[0] }
    })
    const form = await edit()
    await userEvent.clear(form.getByLabelText(/Telefono/))
    await userEvent.type(form.getByLabelText(/Telefono/), ' +39 02 555 ')
    await click('Salva')
    expect(await screen.findByText('Profilo utente aggiornato con successo!')).toBeVisible()
    expect(network.sent('PUT', one)[0]?.body).toEqual({
      name: 'Anna Rossi',
      email: 'anna@example.com',
      phone: '+39 02 555',
      birth_date: '1990-05-03',
    })
    expect(within(screen.getByRole('article')).getByText('+39 02 555')).toBeVisible()
  })

  longTest.each([
    ['is there again after Escape', () => userEvent.keyboard('{Escape}'), 'Anna Rossi!'],
    ['is given up by Cancel', () => click('Annulla'), 'Anna Rossi'],
  ])('what was typed %s', async (_, leave, shown) => {
    const form = await edit()
    await userEvent.type(form.getByLabelText('Nome'), '!')
    await leave()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Modifica' }))
    expect(await field('Nome')).toHaveValue(shown)
  })

  test('compares what somebody else has saved meanwhile, and lets one decide', async () => {
    const { name, email, birth_date } = anna
    const current = { name, email, birth_date, phone: '+39 06 777' }
    network.on('PUT', one, ({ headers }) =>
      headers?.get('if-match') === userTag(current)
        ? { body: anna }
        : { status: 409, body: { code: 'record_outdated', detail: 'Modificato', current } },
    )
    const form = await edit()
    await userEvent.clear(form.getByLabelText(/Telefono/))
    await paste(form.getByLabelText(/Telefono/), '+39 02 555')
    await click('Salva')
    // Not by its name: in tests antd gives both dialogs the same id for their titles.
    const conflict = within(await screen.findByRole('alertdialog'))
    expect(conflict.getByText('Modificato nel frattempo')).toBeVisible()
    expect(conflict.getByText('+39 06 777')).toBeVisible()
    expect(conflict.getByText('+39 02 555')).toBeVisible()
    expect(conflict.queryByText('anna@example.com')).toBeNull()
    await userEvent.click(conflict.getByRole('button', { name: 'Salva la mia' }))
    expect(await screen.findByText('Profilo utente aggiornato con successo!')).toBeVisible()
    expect(network.sent('PUT', one)).toHaveLength(2)
  })

  test('finds again what was typed and not saved, until it is thrown away', async () => {
    const { unmount } = await openPage('utenti')
    const openDialog = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Modifica' }))
      return within(await dialog())
    }
    await paste((await openDialog()).getByLabelText('Nome'), ' Bianchi')
    unmount()
    await openPage('utenti')
    const form = await openDialog()
    expect(form.getByText('Ecco di nuovo quello che non avevi salvato.')).toBeVisible()
    expect(form.getByLabelText('Nome')).toHaveValue('Anna Rossi Bianchi')
    await click('Annulla')
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  longTest('compares a draft that was begun before somebody else saved', async () => {
    const { name, email, birth_date } = anna
    const current = { name, email, birth_date, phone: '+39 06 777' }
    network.on('PUT', one, ({ headers }) =>
      headers?.get('if-match') === userTag(current)
        ? { body: anna }
        : { status: 409, body: { code: 'record_outdated', detail: 'Modificato', current } },
    )
    const { unmount } = await openPage('utenti')
    await userEvent.click(await screen.findByRole('button', { name: 'Modifica' }))
    await paste(within(await dialog()).getByLabelText('Nome'), ' Bianchi')
    unmount()
    users = [{ ...anna, ...current }]
    await openPage('utenti')
    await userEvent.click(await screen.findByRole('button', { name: 'Modifica' }))
    await dialog()
    await click('Salva')
    const conflict = within(await screen.findByRole('alertdialog'))
    expect(conflict.getByText('+39 06 777')).toBeVisible()
    expect(conflict.getByText('Anna Rossi Bianchi')).toBeVisible()
  })

  test('just closes when nothing changed', async () => {
    await edit()
    await click('Salva')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(network.sent('PUT', one)).toHaveLength(0)
  })

  longTest.each([
    ['Nome', 'Il nome non può essere vuoto'],
    ['Email', "L'email non può essere vuota"],
  ])('%s must not be blank', async (name, problem) => {
    const form = await edit()
    await userEvent.clear(form.getByLabelText(name))
    await paste(form.getByLabelText(name), '  ')
    expect(await screen.findByText(problem)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Salva' })).toBeDisabled()
  })

  test('a bad address is not sent', async () => {
    await edit()
    const email = await field('Email')
    await userEvent.clear(email)
    await paste(email, 'abc')
    await click('Salva')
    expect(await screen.findByText("Inserisci un'email valida")).toBeVisible()
    expect(network.sent('PUT', one)).toHaveLength(0)
  })

  test('says at its field what the server refused, leads there, and only until something else is wrong', async () => {
    const detail = 'Email già registrata'
    network.on('PUT', one, { status: 409, body: { detail, code: 'email_exists', fields: { email: detail } } })
    await edit()
    const email = await field('Email')
    await userEvent.type(email, 'm')
    await click('Salva')
    expect(await screen.findByText(detail)).toBeVisible()
    expect(email).toBeInvalid()
    expect(email).toHaveFocus()
    await userEvent.clear(email)
    await paste(email, 'abc')
    await click('Salva')
    expect(await screen.findByText("Inserisci un'email valida")).toBeVisible()
    expect(screen.queryByText(`Errore del server (409): ${detail}`)).toBeNull()
  })

  test('of another administrator leaves the e-mail alone, and says why', async () => {
    users = [{ ...anna, role: 'admin' }]
    await edit()
    expect(await field('Email')).toHaveAttribute('readonly')
    expect(await field('Email')).toHaveAccessibleDescription(
      'L’email di un altro amministratore può cambiarla solo la persona stessa.',
    )
    expect(await field('Nome')).not.toHaveAttribute('readonly')
  })

  longTest.each([
    [failing(400, 'X'), 'Errore di validazione: X'],
    [failing(403), 'Non hai i permessi per modificare questo utente.'],
    [failing(403, 'X'), 'Non hai i permessi per modificare questo utente. X'],
    [failing(404), 'Utente non trovato.'],
    [failing(502), 'Errore del server (502). Riprova.'],
    [failing(409, 'Email già registrata'), 'Errore del server (409): Email già registrata'],
  ])('an answer %o', async (answer, problem) => {
    network.on('PUT', one, answer)
    await edit()
    await userEvent.type(await field('Nome'), 'x')
    await click('Salva')
    expect(await screen.findByText(problem)).toBeVisible()
  })

  test('no answer', async () => {
    network.on('PUT', one, () => {
      throw connectionLost()
    })
    await edit()
    await userEvent.type(await field('Nome'), 'x')
    await click('Salva')
    expect(await screen.findByText('Errore di connessione. Verifica la connessione internet.')).toBeVisible()
  })
})

test.each([
  ['PUT', one, 'Modifica', 'Salva', 'Utente non trovato.'],
  ['PATCH', STANDBY, 'Standby', 'Metti in standby', "Errore nell'aggiornamento dello stato standby"],
])('who is gone by now, as %s %s finds, leaves the list', async (method, path, action, confirm, problem) => {
  network.on(method, path, () => {
    users = []
    return failing(404, 'Utente non trovato.')
  })
  await press(action)
  if (action === 'Modifica') await userEvent.type(await screen.findByRole('textbox', { name: 'Nome' }), 'x')
  await click(confirm)
  expect(await screen.findByText(problem)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('article', { hidden: true })).toBeNull())
  expect(screen.getByText(problem)).toBeVisible()
})

describe('deleting', () => {
  const confirm = async (password: string) => {
    await press('Elimina')
    await click('Continua')
    if (password) await paste(await screen.findByLabelText('Password admin'), password)
    await click('Elimina utente')
  }

  test('asks, verifies the password, then deletes with it', async () => {
    network.on('POST', VERIFY, { body: { success: true, message: '' } })
    network.on('DELETE', DELETE, () => {
      users = []
      return { body: { success: true, message: '' } }
    })
    await confirm('segreta')
    expect(await screen.findByText('Utente eliminato con successo!')).toBeVisible()
    expect(network.sent('POST', VERIFY)[0]?.body).toEqual({ password: 'segreta' })
    expect(network.sent('DELETE', DELETE)[0]?.body).toEqual({ admin_password: 'segreta' })
    expect(await screen.findByText('Nessun utente trovato')).toBeVisible()
    await waitFor(() => expect(document.body).not.toHaveFocus())
  })

  test('needs a password', async () => {
    await confirm('')
    expect(await screen.findByText('Inserisci la password per continuare')).toBeVisible()
    expect(network.sent('POST', VERIFY)).toHaveLength(0)
  })

  test('a wrong password deletes nothing and keeps the session', async () => {
    network.on('POST', VERIFY, { status: 401, body: { detail: 'x', code: 'admin_password_wrong' } })
    await confirm('sbagliata')
    expect(await screen.findByText('Password non corretta')).toBeVisible()
    expect(screen.getByLabelText('Password admin')).toHaveFocus()
    expect(network.sent('DELETE', DELETE)).toHaveLength(0)
    expect(localStorage.getItem('token')).toBe('admin-token')
  })

  longTest.each([
    [failing(403), 'Errore: Accesso negato'],
    [failing(403, 'X'), 'Errore: X'],
    [failing(401), 'Password admin non corretta'],
    [failing(500), "Errore nell'eliminazione dell'utente"],
  ])('refused by %o', async (answer, problem) => {
    network.on('POST', VERIFY, { body: { success: true, message: '' } })
    network.on('DELETE', DELETE, answer)
    await confirm('segreta')
    expect(await screen.findByText(problem)).toBeVisible()
    expect(localStorage.getItem('token')).toBe('admin-token')
  })

  test('is not offered for the own account', async () => {
    users = [administrator]
    await openPage('utenti')
    const card = within(await screen.findByRole('article'))
    expect(card.getByRole('button', { name: 'Modifica' })).toBeVisible()
    expect(card.queryByRole('button', { name: 'Elimina' })).toBeNull()
    expect(card.queryByRole('button', { name: 'Standby' })).toBeNull()
  })
})

describe('the own account', () => {
  const own = { ...administrator, email: 'admin@example.com' }
  const email = async (text: string) => {
    const field = await screen.findByRole('textbox', { name: 'Email' })
    await userEvent.clear(field)
    await paste(field, text)
  }
  const password = () => screen.queryByLabelText('La tua password attuale')

  beforeEach(() => {
    users = [own]
    beginSession({ token: 'admin-token', user: own })
  })

  longTest('gets another address with the password alone', async () => {
    network.on('PUT', `${LIST}/${own.id}`, {
      status: 401,
      body: { detail: 'Password admin non corretta', code: 'admin_password_wrong' },
    })
    await press('Modifica')
    expect(password()).toBeNull()
    await email('nuova@example.com')
    await click('Salva')
    expect(await screen.findByText('Inserisci la tua password attuale')).toBeVisible()
    await paste(password() as HTMLElement, 'sbagliata')
    await click('Salva')
    await waitFor(() => expect(password()).toHaveAccessibleDescription(/Password admin non corretta/))
    expect(password()).toHaveValue('sbagliata')
    expect(network.sent('PUT', `${LIST}/${own.id}`)[0]?.body).toMatchObject({
      email: 'nuova@example.com',
      admin_password: 'sbagliata',
    })
    const saved = { ...own, email: 'nuova@example.com' }
    network.on('PUT', `${LIST}/${own.id}`, { body: saved })
    await click('Salva')
    await waitFor(() => expect(useSession.getState().user?.email).toBe('nuova@example.com'))
  })

  test('keeps its address without being asked for the password', async () => {
    network.on('PUT', `${LIST}/${own.id}`, { body: own })
    await press('Modifica')
    await paste(await screen.findByRole('textbox', { name: 'Nome' }), ' Due')
    await click('Salva')
    expect(await screen.findByText('Profilo utente aggiornato con successo!')).toBeVisible()
    expect(network.sent('PUT', `${LIST}/${own.id}`)[0]?.body).not.toHaveProperty('admin_password')
  })

  test('gets another password with the one that it has', async () => {
    const path = `/api/admin/user/${own.id}/generate-password`
    network.on('PUT', path, { body: { success: true, message: '' } })
    await press('Password personalizzata')
    await paste(await screen.findByLabelText('Nuova password'), 'nuova')
    await click('Imposta password')
    expect(await screen.findByText('Inserisci la tua password attuale')).toBeVisible()
    await paste(password() as HTMLElement, 'attuale')
    await click('Imposta password')
    expect(await screen.findByText('nuova')).toBeVisible()
    expect(network.sent('PUT', path)[0]?.body).toEqual({ new_password: 'nuova', admin_password: 'attuale' })
  })
})

describe('a custom password', () => {
  const set = async (password: string) => {
    await press('Password personalizzata')
    if (password) await paste(await screen.findByLabelText('Nuova password'), password)
    await click('Imposta password')
  }

  test('may hold any characters and is shown afterwards', async () => {
    const password = 'é€ "<6漢'
    network.on('PUT', PASSWORD, { body: { success: true, message: '' } })
    await set(password)
    expect(await screen.findByText(password)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copia' })).toHaveFocus()
    expect(screen.getByText('Password personalizzata impostata con successo!')).toBeVisible()
    expect(network.sent('PUT', PASSWORD)[0]?.body).toEqual({ new_password: password })
  })

  test.each(['', '   '])('must not be blank (%j)', async (password) => {
    await set(password)
    expect(await screen.findByText('Inserisci una password valida')).toBeVisible()
    expect(network.sent('PUT', PASSWORD)).toHaveLength(0)
  })

  test('says at its field what the server refused', async () => {
    const fields = { new_password: 'Troppo lunga' }
    network.on('PUT', PASSWORD, {
      status: 400,
      body: { detail: 'Controlla i dati', code: 'invalid_input', fields },
    })
    await set('Abc123!')
    expect(await screen.findByText('Troppo lunga')).toBeVisible()
    expect(screen.getByLabelText('Nuova password')).toBeInvalid()
  })

  test('a failure', async () => {
    network.on('PUT', PASSWORD, failing(500))
    await set('Abc123!')
    expect(await screen.findByText("Errore nell'impostazione della password personalizzata")).toBeVisible()
  })
})

describe('a lost second factor', () => {
  const PATH = `${one}/second-factors`

  test('is removed with the password of the administrator', async () => {
    network.on('DELETE', PATH, { body: { success: true, message: '' } })
    await press('Rimuovi la verifica in due passaggi')
    const question = within(await dialog())
    await paste(question.getByLabelText(/password/i, { selector: 'input' }), 'segreto')
    await click('Rimuovi')
    expect(await screen.findByText('Verifica in due passaggi rimossa.')).toBeVisible()
    expect(network.sent('DELETE', PATH)[0]?.body).toEqual({ admin_password: 'segreto' })
  })

  test.each([
    ['admin_password_wrong', 401, 'Password admin non corretta'],
    ['second_factor_not_found', 404, 'Questa verifica non esiste più.'],
  ])('stays at %s', async (code, status, detail) => {
    network.on('DELETE', PATH, { status, body: { code, detail } })
    await press('Rimuovi la verifica in due passaggi')
    const question = within(await dialog())
    await paste(question.getByLabelText(/password/i, { selector: 'input' }), 'segreto')
    await click('Rimuovi')
    expect(await question.findByText(/non corretta|non esiste più/i)).toBeVisible()
  })
})
