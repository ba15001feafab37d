import { startI18n } from '@confida/i18n'
import { afterEach, beforeAll, expect, it, jest } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import { PageHeader } from '../layout/page-header.tsx'
import { ErrorState } from './error-state.tsx'

beforeAll(() => startI18n())
afterEach(() => void jest.restoreAllMocks())

it('says that there is no connection, and tries again by itself once there is one', () => {
  const handleRetry = jest.fn()
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(
    <ErrorState title="Chat: non disponibile" onRetry={handleRetry}>
      Questa parte non risponde.
    </ErrorState>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Sembra che manchi la connessione')
  expect(screen.queryByText('Questa parte non risponde.')).toBeNull()
  expect(handleRetry).not.toHaveBeenCalled()
  isOnline.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(handleRetry).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Questa parte non risponde.')).toBeTruthy()
})

it('leads to the heading of the page when it goes with the focus on its button', async () => {
  const example = (hasFailed: boolean) => (
    <>
      <PageHeader title="Chat" />
      {hasFailed && <ErrorState title="Chat: non disponibile" onRetry={() => undefined} />}
    </>
  )
  const { rerender } = render(example(true))
  screen.getByRole('button', { name: 'Riprova' }).focus()
  rerender(example(false))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Chat' })))
})
