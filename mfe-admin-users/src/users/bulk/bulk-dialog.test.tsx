import { aUser, type FakeNetwork, fakeNetwork } from '@confida/testing'
import { paste } from '@confida/testing/paste'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../../testing/open-page.ts'

const LIST = '/api/admin/users'
const DELETED = '/api/admin/users/deleted'
const VERIFY = '/api/admin/verify-password'
const anna = aUser({ id: '00000000-0000-4000-8000-000000000001', name: 'Anna Rossi' })
const bruno = aUser({
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Bruno Verdi',
  email: 'bruno@example.com',
  is_standby: true,
})
const carla = aUser({
  id: '00000000-0000-4000-8000-000000000003',
  name: 'Carla Neri',
  email: 'carla@example.com',
})
const standby = (user: typeof anna) => `${LIST}/${user.id}/standby`
const removal = (user: typeof anna) => `/api/admin/user/${user.id}`

let network: FakeNetwork

beforeEach(() => {
  localStorage.clear()
  network = fakeNetwork()
  network.on('GET', LIST, { body: [anna, bruno, carla] })
  network.on('GET', '/api/admin/user-stats', { body: { totalRelationships: 0 } })
  network.on('POST', VERIFY, { body: { success: true, message: '' } })
})

const click = async (role: string, name: string) => userEvent.click(await screen.findByRole(role, { name }))

/** Chooses the whole page, and asks for something to be done with it. */
async function begin(button: string, view = 'utenti') {
  await openPage(view, '&layout=table')
  await click('checkbox', 'Seleziona tutta la pagina')
  const chosen = within(await screen.findByRole('region', { name: 'Utenti selezionati' }))
  await userEvent.click(chosen.getByRole('button', { name: button }))
  return within(await screen.findByRole('dialog'))
}

async function confirm(button: string) {
  const dialog = within(screen.getByRole('dialog'))
  await paste(dialog.getByLabelText('Password admin'), 'segreta')
  await userEvent.click(dialog.getByRole('button', { name: button }))
}

const person = (name: string) => within(screen.getByRole('dialog')).getByText(name).closest('li')?.textContent

test('names all of them, takes one password, and lists what came of each', async () => {
  network.on('PATCH', standby(anna), { body: { ...anna, is_standby: true } })
  network.on('PATCH', standby(carla), { status: 403, body: { detail: 'Non puoi', code: 'own_account' } })
  const dialog = await begin('Metti in standby')
  expect(dialog.getByText('bruno@example.com')).toBeVisible()
  await confirm('Metti in standby')
  expect(await screen.findByText('Elaborati: 3 di 3. Non riusciti: 1.')).toBeVisible()
  expect(person('Anna Rossi')).toContain('Fatto')
  expect(person('Bruno Verdi')).toContain('Già così')
  expect(network.sent('PATCH', standby(bruno))).toHaveLength(0)
  expect(person('Carla Neri')).toContain('Non puoi')
  // Also where somebody else was quicker it is not switched back.
  expect(network.sent('PATCH', standby(anna))[0]?.body).toEqual({ is_standby: true })
  expect(network.sent('POST', VERIFY)).toHaveLength(1)
  await click('button', 'Chiudi')
  await waitFor(() => expect(screen.queryByText(/^Selezionati/)).toBeNull())
})

test('deletes with the password, each by its own call', async () => {
  for (const user of [anna, bruno, carla])
    network.on('DELETE', removal(user), { body: { success: true, message: '' } })
  await begin('Elimina')
  await confirm('Elimina')
  expect(await screen.findByText('Elaborati: 3 di 3. Non riusciti: 0.')).toBeVisible()
  expect(network.sent('DELETE', removal(carla))[0]?.body).toEqual({ admin_password: 'segreta' })
})

test('sends the announcement to each, and says where it did not go', async () => {
  const mail = (user: typeof anna) => `${LIST}/${user.id}/announcement`
  network.on('POST', mail(anna), { body: { success: true, message: '' } })
  network.on('POST', mail(bruno), { body: { success: true, message: '' } })
  network.on('POST', mail(carla), { status: 409, body: { detail: 'Non è partito', code: 'mail_not_posted' } })
  const dialog = await begin('Invia comunicazione')
  expect(dialog.getByText(/modello «Comunicazione»/)).toBeVisible()
  await confirm('Invia comunicazione')
  expect(await screen.findByText('Elaborati: 3 di 3. Non riusciti: 1.')).toBeVisible()
  expect(person('Carla Neri')).toContain('Non è partito')
})

test('does nothing with a wrong password', async () => {
  network.on('POST', VERIFY, { status: 401, body: { detail: 'x', code: 'admin_password_wrong' } })
  await begin('Elimina')
  await confirm('Elimina')
  expect(await screen.findByText('Password non corretta')).toBeVisible()
  expect(network.sent('DELETE', removal(anna))).toHaveLength(0)
})

test('brings several deleted accounts back', async () => {
  const deleted = {
    ...anna,
    deleted_at: '2026-01-02T10:00:00.000Z',
    deleted_by: null,
    deleted_by_name: null,
    erased_at: null,
  }
  network.on('GET', DELETED, { body: [deleted] })
  network.on('POST', `${LIST}/${anna.id}/restore`, { body: { success: true, message: '' } })
  await begin('Ripristina', 'eliminati')
  await confirm('Ripristina')
  expect(await screen.findByText('Elaborati: 1 di 1. Non riusciti: 0.')).toBeVisible()
})
