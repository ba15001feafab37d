import { startI18n } from '@confida/i18n'
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Menu } from './menu.tsx'
import type { MenuEntry } from './menu.types.ts'

const handleLogout = jest.fn()
const handleSize = jest.fn()
const handleDelete = jest.fn()

const entries: MenuEntry[] = [
  { id: 'contact', label: 'Contattaci', onSelect: () => {} },
  { id: 'password', label: 'Cambia Password', onSelect: () => {} },
  { id: 'delete', label: 'Elimina chat', disabled: true, onSelect: handleDelete },
  { kind: 'separator', id: 'line' },
  {
    kind: 'choice',
    id: 'size',
    label: 'Dimensione testo',
    value: 'medio',
    onChange: handleSize,
    options: [
      { value: 'piccolo', label: 'Piccolo' },
      { value: 'medio', label: 'Medio' },
    ],
  },
  { id: 'logout', label: 'Logout', onSelect: handleLogout },
]

const focused = () => document.activeElement?.textContent

beforeAll(() => startI18n())

beforeEach(() => {
  jest.clearAllMocks()
  render(<Menu trigger="Menu" entries={entries} />)
})

describe('Menu', () => {
  it('keeps its Esc from the dialog that it stands in', async () => {
    const handleEscape = jest.fn()
    document.addEventListener('keydown', handleEscape)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await user.keyboard('{Escape}')
    document.removeEventListener('keydown', handleEscape)
    expect(screen.queryByRole('menu')).toBeNull()
    expect(handleEscape).not.toHaveBeenCalled()
  })

  it('opens by the arrows and moves by arrows, Home, End and letters', async () => {
    const user = userEvent.setup()
    screen.getByRole('button', { name: 'Menu' }).focus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('true')
    expect(focused()).toBe('Contattaci')
    await user.keyboard('{ArrowUp}')
    expect(focused()).toBe('Logout')
    await user.keyboard('{Home}{ArrowDown}{ArrowDown}')
    expect(focused()).toBe('Piccolo')
    await user.keyboard('{End}')
    expect(focused()).toBe('Logout')
    await user.keyboard('ca')
    expect(focused()).toBe('Cambia Password')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(focused()).toBe('Menu')
    await user.keyboard('{ArrowUp}')
    expect(focused()).toBe('Logout')
  })

  it('selects by Enter, closes and gives the focus back', async () => {
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await user.keyboard('{End}{Enter}')
    expect(handleLogout).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('menu')).toBeNull()
    expect(focused()).toBe('Menu')
  })

  it('offers choices as radio items', async () => {
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    expect(screen.getByRole('group', { name: 'Dimensione testo' })).toBeTruthy()
    expect(screen.getByRole('menuitemradio', { name: 'Medio' }).getAttribute('aria-checked')).toBe('true')
    await user.click(screen.getByRole('menuitemradio', { name: 'Piccolo' }))
    expect(handleSize).toHaveBeenCalledWith('piccolo')
  })

  it('refuses what is disabled and closes for a press outside', async () => {
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await user.click(screen.getByRole('menuitem', { name: 'Elimina chat' }))
    expect(handleDelete).not.toHaveBeenCalled()
    await user.click(document.body)
    expect(screen.queryByRole('menu')).toBeNull()
  })
})
