import { fakeNetwork } from '@confida/testing'
import { beforeEach, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.tsx'
import { ratingFaces } from './rating-faces.ts'

let network: ReturnType<typeof fakeNetwork>
const handleClose = jest.fn()

beforeEach(() => {
  handleClose.mockReset()
  sessionStorage.clear()
  network = fakeNetwork()
  network.on('POST', '/api/feedback', { status: 201, body: { success: true, message: '' } })
})

const open = () => openPage('feedback', { onClose: handleClose })
const message = () => screen.getByRole('textbox', { name: 'Il tuo messaggio' })
const send = () => screen.getByRole('button', { name: 'Invia feedback' })
const rate = (label: string) => userEvent.click(screen.getByRole('radio', { name: label }))
const write = (value: string) => fireEvent.change(message(), { target: { value } })

it('counts the characters and takes no more than a thousand', async () => {
  await open()
  write('a'.repeat(10))
  expect(screen.getByText('10 di 1000 caratteri')).toBeInTheDocument()
  expect(message()).toHaveAttribute('maxlength', '1000')
})

it('has words for each rating, and faces that differ', async () => {
  await open()
  const labels = screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))
  expect(labels).toHaveLength(5)
  expect(labels[0]).toBe('Molto insoddisfatto')
  expect(labels[4]).toBe('Estremamente soddisfatto')
  expect(new Set(labels).size).toBe(5)
  expect(new Set(ratingFaces).size).toBe(5)
})

it('cannot be sent without a text, without a rating, or with a text too long', async () => {
  await open()
  write('Bello')
  expect(send()).toBeDisabled()
  await rate('Soddisfatto')
  expect(send()).toBeEnabled()
  write('   ')
  expect(send()).toBeDisabled()
  write('a'.repeat(1001))
  expect(send()).toBeDisabled()
})

it('keeps what was written when it is closed, and forgets it once it is sent', async () => {
  const { unmount } = await open()
  write('Da finire')
  await rate('Soddisfatto')
  unmount()
  const { unmount: leave } = await open()
  expect(message()).toHaveValue('Da finire')
  expect(screen.getByRole('radio', { name: 'Soddisfatto' })).toBeChecked()
  await userEvent.click(send())
  await waitFor(() => expect(handleClose).toHaveBeenCalledTimes(1))
  leave()
  await open()
  expect(message()).toHaveValue('')
})

it('says that it is being sent, thanks, and closes', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  network.on('POST', '/api/feedback', async () => {
    await promise
    return { status: 201, body: { success: true, message: '' } }
  })
  await open()
  write('Bello')
  await rate('Estremamente soddisfatto')
  await userEvent.click(send())
  expect(await screen.findByRole('button', { name: 'Invio...' })).toBeDisabled()
  resolve()
  expect(await screen.findByText('Grazie! Il tuo feedback è stato inviato.')).toBeVisible()
  expect(handleClose).toHaveBeenCalledTimes(1)
  expect(network.sent('POST', '/api/feedback').map(({ body }) => body)).toEqual([
    { message: 'Bello', rating: 5, user_name: 'Anna Rossi', user_email: 'anna@example.com' },
  ])
})

it('keeps the text when sending fails', async () => {
  network.on('POST', '/api/feedback', { status: 500, body: { detail: '', code: 'internal_error' } })
  await open()
  write('Bello')
  await rate('Insoddisfatto')
  await userEvent.click(send())
  expect(await screen.findByText('Errore nell’invio del feedback. Riprova.')).toBeVisible()
  await waitFor(() => expect(send()).toBeEnabled())
  expect(message()).toHaveValue('Bello')
  expect(handleClose).not.toHaveBeenCalled()
})

it('gives the focus back that its button loses while sending', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  network.on('POST', '/api/feedback', async () => {
    await promise
    return { status: 500, body: { detail: '', code: 'internal_error' } }
  })
  await open()
  write('Bello')
  await rate('Insoddisfatto')
  await userEvent.click(send())
  // What browsers do with a disabled button.
  act(() => screen.getByRole('button', { name: 'Invio...' }).blur())
  resolve()
  await waitFor(() => expect(send()).toHaveFocus())
})
