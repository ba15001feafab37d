import { fakeNetwork } from '@confida/testing'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aHomepage } from '../testing/homepage.ts'
import { address, openPage } from '../testing/open-page.tsx'

let network = fakeNetwork()
beforeEach(() => {
  localStorage.clear()
  network = fakeNetwork()
  network.on('GET', '/api/homepage', { body: aHomepage() })
})

const mailLink = () => screen.getByRole('link', { name: /Email/ })

test('the address is the provider’s, or its default where the server cannot be asked', async () => {
  const first = await openPage('contact')
  await waitFor(() => expect(mailLink()).toHaveTextContent('aiuto@example.org'))
  expect(mailLink()).toHaveAttribute('href', expect.stringMatching(/^mailto:aiuto@example\.org\?subject=/))
  first.unmount()
  localStorage.clear()
  network.on('GET', '/api/homepage', { status: 503, body: {} })
  await openPage('contact')
  expect(mailLink()).toHaveAttribute('href', expect.stringMatching(/^mailto:supporto@/))
})

test('the user menu’s contact dialog: e-mail opens the mail client, WhatsApp only tells', async () => {
  const onClose = jest.fn()
  await openPage('contact', { path: '/dashboard?dialog=contact', onClose })
  const dialog = within(screen.getByRole('dialog', { name: 'Contattaci' }))
  expect(dialog.getByRole('link', { name: /Email/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:.+@.+/),
  )
  await userEvent.click(dialog.getByRole('button', { name: /WhatsApp/ }))
  expect(dialog.getByRole('alert')).toHaveTextContent(/non è ancora attivo/)
  expect(address()).toBe('/dashboard?dialog=contact')
  await userEvent.click(dialog.getAllByRole('button', { name: 'Chiudi' })[0] as HTMLElement)
  expect(onClose).toHaveBeenCalledTimes(1)
})
