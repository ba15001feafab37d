import { startI18n } from '@confida/i18n'
import { afterEach, beforeAll, expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { LoadFailure } from './load-failure.tsx'
import { OfflineNotice } from './offline-notice.tsx'

const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

beforeAll(() => startI18n())
afterEach(() => void jest.restoreAllMocks())

it('tells of a missing connection for as long as there is none', () => {
  render(<OfflineNotice />)
  const notice = screen.getByRole('status')
  expect(notice.textContent).toBe('')
  setOnline(false)
  expect(notice.textContent).toContain('Nessuna connessione')
  setOnline(true)
  expect(notice.textContent).toBe('')
})

it('loads again by itself what failed without a connection', () => {
  const handleRetry = jest.fn()
  setOnline(false)
  render(<LoadFailure title="Errore nel caricamento" isRetrying={false} onRetry={handleRetry} />)
  expect(screen.getByRole('alert').textContent).toContain('Sembra che manchi la connessione')
  expect(handleRetry).not.toHaveBeenCalled()
  setOnline(true)
  expect(handleRetry).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('alert').textContent).not.toContain('Sembra che manchi la connessione')
})
