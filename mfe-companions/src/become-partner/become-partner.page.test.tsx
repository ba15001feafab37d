import { fakeNetwork } from '@confida/testing'
import { expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.tsx'

it('only says that it is being worked on', async () => {
  fakeNetwork()
  const handleClose = jest.fn()
  await openPage('become-partner', { onClose: handleClose })
  expect(screen.getByRole('dialog', { name: 'Diventa Partner' })).toHaveTextContent('Lavori in corso')
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Va bene' }))
  expect(handleClose).toHaveBeenCalledTimes(1)
})
