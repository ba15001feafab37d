import type { User } from '@confida/contracts'
import { fakeNetwork } from '@confida/testing'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { openPage } from '../testing/open-page.tsx'
import { SHOWN_DATE_KEY } from './birthday.ts'

beforeEach(() => {
  localStorage.removeItem(SHOWN_DATE_KEY)
  fakeNetwork().on('GET', '/api/companions', { body: [] })
  jest.useFakeTimers({ now: new Date(2026, 4, 3, 9), advanceTimers: true })
})
afterEach(() => {
  jest.useRealTimers()
})

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const popup = () => screen.queryByRole('dialog', { name: /^Buon compleanno/ })
const open = (user: Partial<User> & { dateOfBirth?: string } = {}) => openPage('dashboard', { user })

it('greets by name, 1.5 seconds after the dashboard came up, with eight balloons', async () => {
  await open({ name: 'Anna Rossi', birth_date: '1990-05-03' })
  await pass(1400)
  expect(popup()).not.toBeInTheDocument()
  await pass(200)
  expect(popup()).toHaveAccessibleName('Buon compleanno, Anna Rossi!')
  expect(popup()?.querySelectorAll('[data-balloon]')).toHaveLength(8)
  expect(localStorage.getItem(SHOWN_DATE_KEY)).toBe('2026-05-03')
})

it('fades its text in after a second', async () => {
  await open()
  await pass(1600)
  const text = screen.getByText(/^Oggi è la tua giornata/)
  expect(text).not.toHaveClass('shown')
  await pass(1000)
  expect(text).toHaveClass('shown')
})

it('is closed by the thank-you button', async () => {
  await open()
  await pass(1600)
  fireEvent.click(screen.getByRole('button', { name: 'Grazie!' }))
  expect(popup()).not.toBeInTheDocument()
})

it('works without a name, and with a birth date of the older field', async () => {
  await open({ name: '', birth_date: null, dateOfBirth: '1990-05-03' })
  await pass(1600)
  expect(popup()).toHaveAccessibleName('Buon compleanno!')
})

it.each([
  ['another day', '1990-05-04', null],
  ['a birth date that is not known', null, null],
  ['a day that it was shown on already', '1990-05-03', '2026-05-03'],
])('does not come on %s', async (_, birth_date, shown) => {
  if (shown) localStorage.setItem(SHOWN_DATE_KEY, shown)
  await open({ birth_date })
  await pass(5000)
  expect(popup()).not.toBeInTheDocument()
})

it('comes again a year later', async () => {
  localStorage.setItem(SHOWN_DATE_KEY, '2025-05-03')
  await open()
  await pass(1600)
  expect(popup()).toBeInTheDocument()
})
