import type { User } from '@confida/contracts'
import { startI18n } from '@confida/i18n'
import { type SessionState, useSession } from '@confida/session'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { Guard } from './guard.tsx'
import { type Access, routeTable } from './route-table.ts'

const visitor: Partial<SessionState> = {
  status: 'visitor',
  token: undefined,
  user: undefined,
  endedBy: undefined,
}
const checking: Partial<SessionState> = { ...visitor, status: 'checking', token: 't' }
const as = (role: User['role']): Partial<SessionState> => ({
  ...visitor,
  status: 'user',
  token: 't',
  user: { name: 'Ada', role } as User,
})

function Elsewhere() {
  const { pathname, search } = useLocation()
  return <p>{`at ${pathname}${search}`}</p>
}

function open(access: Access, session: Partial<SessionState>) {
  useSession.setState(session)
  render(
    <MemoryRouter initialEntries={['/guarded']}>
      <Routes>
        <Route path="/guarded" element={<Guard access={access}>the screen</Guard>} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </MemoryRouter>,
  )
}

beforeAll(() => startI18n())

describe('the guard', () => {
  it.each<[string, Access, Partial<SessionState>, string]>([
    ['shows public screens to visitors', 'public', visitor, 'the screen'],
    ['shows public screens while the session is checked', 'public', checking, 'the screen'],
    ['shows the landing page to visitors', 'visitor', visitor, 'the screen'],
    ['takes users from the landing page to their dashboard', 'visitor', as('user'), 'at /dashboard'],
    ['takes administrators to their users', 'visitor', as('admin'), 'at /dashboard?view=utenti'],
    ['sends visitors to log in', 'user', visitor, 'at /auth'],
    ['sends those whose token died to log in', 'user', { ...visitor, endedBy: 'expired' }, 'at /auth'],
    ['sends those who logged out home', 'user', { ...visitor, endedBy: 'user' }, 'at /'],
    ['sends those who were inactive home', 'user', { ...visitor, endedBy: 'inactivity' }, 'at /'],
    ['shows users their screens', 'user', as('user'), 'the screen'],
    ['shows administrators theirs', 'admin', as('admin'), 'the screen'],
    ['keeps users out of the back office', 'admin', as('user'), 'at /dashboard'],
    ['sends visitors of the back office to log in', 'admin', visitor, 'at /auth'],
  ])('%s', (_, access, session, expected) => {
    open(access, session)
    expect(screen.getByText(expected)).toBeVisible()
  })

  it('shows a spinner while the session is checked', () => {
    open('user', checking)
    expect(screen.getByRole('status')).toHaveTextContent('Caricamento…')
    expect(screen.queryByText('the screen')).toBeNull()
  })
})

describe('the route table', () => {
  it('has the paths of the specification', () => {
    expect(routeTable.map(({ path, access }) => `${path} ${access}`)).toEqual([
      '/ visitor',
      '/auth public',
      '/reset-password public',
      '/dashboard user',
      '/admin admin',
      '/payment-success user',
      '/payment-cancel user',
      '/text-chat/:companionId user',
    ])
  })
})
