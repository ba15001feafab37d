import { startI18n } from '@confida/i18n'
import { afterEach, beforeAll, expect, it } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { notify } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

beforeAll(() => startI18n())
afterEach(() => act(() => notify.clear()))

it('shows one notification at a time, the newest', () => {
  render(<Toaster />)
  act(() => void notify.success('Copiato'))
  act(() => void notify.success('Salvato'))
  expect(screen.queryByText('Copiato')).toBeNull()
  expect(screen.getByText('Salvato')).toBeTruthy()
})

it('brings a failure back that another one has covered, and what stays until it is dismissed', async () => {
  render(<Toaster />)
  act(() => void notify.info('In corso', { duration: 0 }))
  act(() => void notify.error('Non riuscito'))
  act(() => void notify.success('Salvato'))
  for (const text of ['Salvato', 'Non riuscito', 'In corso']) {
    expect(screen.getByText(text)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Nascondi la notifica' }))
  }
  expect(screen.queryByRole('button')).toBeNull()
})
