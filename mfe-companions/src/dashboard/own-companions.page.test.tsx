import { aCompanion, fakeNetwork } from '@confida/testing'
import { beforeEach, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { browser, openPage } from '../testing/open-page.tsx'

const own = ['A', 'B', 'C', 'D'].map((name, index) =>
  aCompanion({ id: `00000000-0000-4000-8000-00000000000${index}`, name }),
)

const open = () => openPage('own-companions', { path: '/dashboard?view=partner', user: { role: 'admin' } })

let network: ReturnType<typeof fakeNetwork>
beforeEach(() => {
  network = fakeNetwork()
  network.on('GET', '/api/companions', { body: own })
})

it('shows an administrator more companions than others may have, and lets one more be made', async () => {
  await open()
  expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(4)
  await userEvent.click(screen.getByRole('button', { name: 'Crea nuovo partner' }))
  expect(await screen.findByRole('dialog', { name: 'Crea Nuovo Partner' })).toBeVisible()
  expect(screen.getByRole('listitem', { name: 'A' })).toBeInTheDocument()
})

it('edits above the list, in the same view', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Modifica B' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toBeVisible()
  expect(browser.search).toBe('?view=partner')
  await userEvent.keyboard('{Escape}')
  expect(dialog).not.toBeInTheDocument()
})

it('invites an administrator without companions to make one, without welcoming them', async () => {
  network.on('GET', '/api/companions', { body: [] })
  await open()
  expect(await screen.findByRole('heading', { name: 'Nessun partner, per ora' })).toBeVisible()
  expect(screen.queryByText('Ti diamo il benvenuto su Confida')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Crea nuovo partner' }))
  expect(await screen.findByRole('dialog', { name: 'Crea Nuovo Partner' })).toBeVisible()
})

it('leads to the invitation after the last is deleted', async () => {
  network.on('GET', '/api/companions', { body: own.slice(0, 1) })
  network.on('DELETE', `/api/companions/${own[0]?.id}`, () => {
    network.on('GET', '/api/companions', { body: [] })
    return { body: { success: true, message: '' } }
  })
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true)
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Elimina A' }))
  await waitFor(() => expect(screen.getByText('Nessun partner, per ora')).toHaveFocus())
  confirm.mockRestore()
})

it('deletes one at a time, and each once, however often the button is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  network.on('DELETE', `/api/companions/${own[0]?.id}`, async () => {
    await promise
    return { body: { success: true, message: '' } }
  })
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true)
  await open()
  const button = await screen.findByRole('button', { name: 'Elimina A' })
  await userEvent.click(button)
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('button', { name: 'Elimina B' }))
  expect(confirm).toHaveBeenCalledTimes(1)
  network.on('GET', '/api/companions', { body: own.slice(1) })
  resolve()
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'A' })).not.toBeInTheDocument())
  expect(network.sent('DELETE', `/api/companions/${own[0]?.id}`)).toHaveLength(1)
  confirm.mockRestore()
})
