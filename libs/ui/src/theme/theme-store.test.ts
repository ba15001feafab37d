import { afterEach, expect, it } from '@jest/globals'
import { getThemeState, pushDefaultTheme, setTheme, startTheme } from './theme-store.ts'

const shown = () => document.documentElement.dataset.theme

afterEach(() => localStorage.clear())

it('follows the system, then a screen that is dark by default, then the choice', () => {
  startTheme()
  expect(shown()).toBe('light')
  const leave = pushDefaultTheme('dark')
  expect(shown()).toBe('dark')
  leave()
  expect(shown()).toBe('light')

  setTheme('light')
  const leaveAgain = pushDefaultTheme('dark')
  expect(shown()).toBe('light')
  leaveAgain()
  expect(localStorage.getItem('theme')).toBe('light')
})

it('keeps the default of the screen that came, whichever was left first', () => {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  const leaveChat = pushDefaultTheme('dark')
  const leaveNext = pushDefaultTheme('light')
  leaveChat()
  expect(shown()).toBe('light')
  leaveNext()
  const leaveLast = pushDefaultTheme('dark')
  expect(shown()).toBe('dark')
  leaveLast()
})

it('takes over a choice made in another tab', () => {
  localStorage.setItem('theme', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
  expect(getThemeState()).toEqual({ choice: 'dark', theme: 'dark' })
  expect(shown()).toBe('dark')
})
