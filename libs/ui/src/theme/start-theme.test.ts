import { expect, it } from '@jest/globals'
import { pushDefaultTheme, startTheme } from './theme-store.ts'

const shown = () => document.documentElement.dataset.theme

it('begins with the default of the first screen, and follows the system on one that has none', () => {
  startTheme('dark')
  expect(shown()).toBe('dark')
  const leave = pushDefaultTheme('system')
  expect(shown()).toBe('light')
  leave()
})
