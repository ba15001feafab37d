import { registerTexts, setLanguage, startI18n } from '@confida/i18n'
import { beforeAll, expect, it } from '@jest/globals'
import { act, renderHook, waitFor } from '@testing-library/react'
import { Users } from 'lucide-react'
import { MemoryRouter } from 'react-router-dom'
import { loadShellTexts } from '../locales/index.ts'
import type { AdminEntry } from './use-admin-navigation.ts'
import { useViewTitle } from './use-view-title.ts'

const users: AdminEntry = {
  remote: 'mfe-admin-users',
  namespace: 'shell',
  view: 'utenti',
  labelKey: 'userMenu.account',
  icon: Users,
  order: 1,
  permission: 'admin',
  within: [{ view: 'create-user', labelKey: 'userMenu.contact' }],
}

beforeAll(async () => {
  await startI18n()
  await registerTexts('shell', loadShellTexts)
})

it('names the tab after the back office, then after the view, in the language of the interface', async () => {
  const { rerender } = renderHook((entries: AdminEntry[]) => useViewTitle(entries), {
    initialProps: [] as AdminEntry[],
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/dashboard?view=utenti']}>{children}</MemoryRouter>
    ),
  })
  expect(document.title).toBe('Amministrazione – Confida')
  rerender([users])
  expect(document.title).toBe('Privacy e dati – Confida')
  await act(() => setLanguage('en'))
  await waitFor(() => expect(document.title).toBe('Privacy and data – Confida'))
})

it('names the tab after a view that is no entry of its own', async () => {
  await act(() => setLanguage('it'))
  renderHook(() => useViewTitle([users]), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/dashboard?view=create-user']}>{children}</MemoryRouter>
    ),
  })
  expect(document.title).toBe('Contattaci – Confida')
})
