import { expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { address, openScreen } from '../testing/open-screen.tsx'

test('the user menu’s contact dialog: e-mail opens the mail client, WhatsApp only tells', async () => {
  const onClose = jest.fn()
  await openScreen('contact', { path: '/dashboard?dialog=contact', onClose })
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
