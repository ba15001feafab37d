import { registerTexts, setLanguage, startI18n } from '@confida/i18n'
import type { PaletteSearch } from '@confida/remote-kit'
import { beforeEach, expect, it, jest } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { House, Users } from 'lucide-react'
import { useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { loadShellTexts } from '../../locales/index.ts'
import type { AdminEntry } from '../use-admin-navigation.ts'
import { CommandPalette } from './command-palette.tsx'
import type { AdminNavigation } from './use-palette-entries.ts'

const entry = { remote: 'mfe-admin-users', namespace: 'remote', permission: 'admin', icon: Users } as const
const management: AdminEntry = {
  ...entry,
  labelKey: 'management',
  order: 1,
  children: [
    { view: 'utenti', labelKey: 'users', icon: Users },
    { view: 'eliminati', labelKey: 'deleted', icon: Users },
  ],
}
const security: AdminEntry = { ...entry, view: 'sicurezza', labelKey: 'security', order: 2, place: 'header' }
const texts = {
  management: 'Gestione Utenti',
  users: 'Utenti',
  deleted: 'Eliminati',
  security: 'Sicurezza',
  create: 'Nuovo utente',
  people: 'Persone',
}

const find = jest.fn<PaletteSearch['find']>()

const Address = () => <output aria-label="address">{useLocation().search}</output>

function Palette({ navigation }: { navigation: AdminNavigation }) {
  const [isOpen, setIsOpen] = useState(false)
  return <CommandPalette navigation={navigation} isOpen={isOpen} onOpenChange={setIsOpen} />
}

async function openPalette() {
  const navigation = {
    entries: [management],
    headerEntries: [security],
    palettes: [
      {
        remote: 'mfe-admin-users',
        namespace: 'remote',
        shortcuts: [
          { labelKey: 'create', icon: House, view: 'create-user', params: { from: 'a&b' } },
          // In the navigation already.
          { labelKey: 'deleted', icon: House, view: 'eliminati' },
        ],
        search: { labelKey: 'people', icon: Users, find },
      },
    ],
  }
  const shown = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/dashboard']}>
        <Palette navigation={navigation} />
        <input aria-label="altro" />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Vai a… Ctrl K' }))
  await field()
  return shown
}

const field = () => screen.findByRole('combobox')
const type = async (value: string) => fireEvent.change(await field(), { target: { value } })
const press = async (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(await field(), { key })
}
const pressPaletteKey = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const address = () => screen.getByLabelText('address').textContent

beforeEach(async () => {
  localStorage.clear()
  find.mockReset().mockResolvedValue([])
  await startI18n()
  await registerTexts('shell', loadShellTexts)
  await registerTexts('remote', async () => texts)
  await setLanguage('it')
})

it('offers the screens of the navigation and what can be begun, and goes there', async () => {
  await openPalette()
  expect(options()).toEqual([
    'UtentiGestione Utenti',
    'EliminatiGestione Utenti',
    'Sicurezza',
    'Nuovo utente',
  ])
  await type('nuovo')
  expect(options()).toEqual(['Nuovo utente'])
  await press('Enter')
  expect(address()).toBe('?view=create-user&from=a%26b')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('is led by arrow keys, which begin again at the ends, and says which entry is active', async () => {
  await openPalette()
  const active = async () => {
    const id = (await field()).getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(id)).toHaveAttribute('aria-selected', 'true')
    return document.getElementById(id)?.textContent
  }
  expect(await active()).toBe('UtentiGestione Utenti')
  await press('ArrowDown', 'ArrowDown')
  expect(await active()).toBe('Sicurezza')
  await press('ArrowUp', 'ArrowUp', 'ArrowUp')
  expect(await active()).toBe('Nuovo utente')
  await press('ArrowDown', 'Enter')
  expect(address()).toBe('?view=utenti')
})

it('finds people, once the typing pauses, and opens one', async () => {
  find.mockResolvedValue([
    { id: 'u1', label: 'Anna Rossi', detail: 'anna@example.com', view: 'utenti', params: { user: 'u1' } },
  ])
  await openPalette()
  await type('anna')
  fireEvent.click(
    await within(await screen.findByRole('group', { name: 'Persone' })).findByRole('option', {
      name: /Anna Rossi/,
    }),
  )
  expect(find.mock.calls.map(([text]) => text)).toEqual(['anna'])
  expect(address()).toBe('?view=utenti&user=u1')
  expect(JSON.stringify(localStorage)).not.toContain('Anna')
})

it('opens nobody who was found for an earlier text, and calls that search off', async () => {
  const signals: AbortSignal[] = []
  find.mockImplementation(async (_text, signal) => {
    signals.push(signal)
    return new Promise(() => undefined)
  })
  await openPalette()
  await type('anna')
  await waitFor(() => expect(signals).toHaveLength(1))
  await type('anna r')
  await waitFor(() => expect(signals[0]?.aborted).toBe(true))
  await press('Enter')
  expect(address()).toBe('')
})

it('says that nothing was found, or that the search failed', async () => {
  await openPalette()
  await type('zzz')
  expect(await screen.findByText('Nessun risultato')).toBeVisible()
  find.mockRejectedValue(new Error())
  await type('zzzz')
  expect(await screen.findByText('La ricerca delle persone non è riuscita')).toBeVisible()
})

it('has what was opened last on top, screens at the next visit too', async () => {
  const { unmount } = await openPalette()
  await type('sicu')
  await press('Enter')
  unmount()
  await openPalette()
  expect(options()[0]).toBe('Sicurezza')
  expect(options()).toHaveLength(4)
})

it('does not trip over what another program left in the storage', async () => {
  localStorage.setItem('admin_palette_recent', '{"a":[1]')
  await openPalette()
  expect(options()).toHaveLength(4)
})

it('opens by its key and gives the focus back', async () => {
  const { unmount } = await openPalette()
  await press('Escape')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const other = screen.getByLabelText('altro')
  other.focus()
  pressPaletteKey()
  expect(await field()).toHaveFocus()
  await press('Escape')
  await waitFor(() => expect(other).toHaveFocus())
  unmount()
})

it('opens over no dialog', async () => {
  await openPalette()
  await press('Escape')
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.role = 'dialog'
  dialog.setAttribute('aria-modal', 'true')
  pressPaletteKey()
  expect(screen.queryByRole('combobox')).toBeNull()
  dialog.remove()
  pressPaletteKey()
  expect(await field()).toBeVisible()
})
