import { expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { DatePicker } from './date-picker.tsx'

it('keeps Esc from the dialog around it while its calendar is open, and no longer', async () => {
  const changes = jest.fn()
  render(<DatePicker aria-label="Giorno" onOpenChange={changes} />)
  const input = screen.getByRole('textbox')
  fireEvent.mouseDown(input)
  fireEvent.click(input)
  await waitFor(() => expect(changes).toHaveBeenCalledWith(true))
  // False where the browser is told to do nothing more, as closing the dialog.
  expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(false)
  expect(changes).toHaveBeenLastCalledWith(false)
  expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(true)
})
