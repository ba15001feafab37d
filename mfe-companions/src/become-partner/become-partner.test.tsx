import { fakeNetwork } from '@confida/testing'
import { expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen } from '../testing/open-screen.tsx'

it('only says that it is being worked on', async () => {
  fakeNetwork()
  const handleClose = jest.fn()
  await openScreen('become-partner', { onClose: handleClose })
  expect(screen.getByRole('dialog', { name: 'Diventa Partner' })).toHaveTextContent('Lavori in corso')
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Va bene' }))
  expect(handleClose).toHaveBeenCalledTimes(1)
})
