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
  labelKey: 'remotes.mfe-admin-users',
  icon: Users,
  order: 1,
  permission: 'admin',
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
  expect(document.title).toBe('Gestione utenti – Confida')
  await act(() => setLanguage('en'))
  await waitFor(() => expect(document.title).toBe('User management – Confida'))
})
