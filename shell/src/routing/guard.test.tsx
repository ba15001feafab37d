import type { User } from '@confida/contracts'
import { startI18n } from '@confida/i18n'
import type { Access } from '@confida/remote-kit'
import { type SessionState, useSession } from '@confida/session'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { Guard } from './guard.tsx'

const visitor: Partial<SessionState> = {
  status: 'visitor',
  token: undefined,
  user: undefined,
  endedBy: undefined,
}
const checking: Partial<SessionState> = { ...visitor, status: 'checking', token: 't' }
const loggedInAs = (role: User['role']): Partial<SessionState> => ({
  ...visitor,
  status: 'user',
  token: 't',
  user: { name: 'Ada', role } as User,
})

function Elsewhere() {
  const { pathname, search } = useLocation()
  return <p>{`at ${pathname}${search}`}</p>
}

function openPath(access: Access, session: Partial<SessionState>) {
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
    [
      'redirects users from the landing page to their dashboard',
      'visitor',
      loggedInAs('user'),
      'at /dashboard',
    ],
    [
      'redirects administrators to the user list',
      'visitor',
      loggedInAs('admin'),
      'at /dashboard?view=utenti',
    ],
    [
      'redirects who writes contents to the homepage',
      'visitor',
      { ...loggedInAs('admin'), user: { role: 'admin', administrator_role: 'content' } as User },
      'at /dashboard?view=homepage',
    ],
    ['sends visitors to log in', 'user', visitor, 'at /auth'],
    ['sends users with an expired token to log in', 'user', { ...visitor, endedBy: 'expired' }, 'at /auth'],
    ['sends users who logged out to the home page', 'user', { ...visitor, endedBy: 'user' }, 'at /'],
    ['sends users who were inactive to the home page', 'user', { ...visitor, endedBy: 'inactivity' }, 'at /'],
    ['shows users their screens', 'user', loggedInAs('user'), 'the screen'],
    ['shows administrators their screens', 'admin', loggedInAs('admin'), 'the screen'],
    ['redirects users from the back office', 'admin', loggedInAs('user'), 'at /dashboard'],
    ['sends visitors of the back office to log in', 'admin', visitor, 'at /auth'],
  ])('%s', (_, access, session, expected) => {
    openPath(access, session)
    expect(screen.getByText(expected)).toBeVisible()
  })

  it('brings an administrator who was inactive back to where they were, after the login on the landing page', () => {
    useSession.setState(loggedInAs('admin'))
    render(
      <MemoryRouter initialEntries={['/panel?view=outbox&state=failed']}>
        <Routes>
          <Route path="/panel" element={<Guard access="admin">the panel</Guard>} />
          <Route path="/" element={<Guard access="visitor">the landing page</Guard>} />
        </Routes>
        <Elsewhere />
      </MemoryRouter>,
    )
    act(() => useSession.setState({ ...visitor, endedBy: 'inactivity' }))
    expect(screen.getByText('the landing page')).toBeVisible()
    act(() => useSession.setState(loggedInAs('admin')))
    expect(screen.getByText('the panel')).toBeVisible()
    expect(screen.getByText('at /panel?view=outbox&state=failed')).toBeVisible()
  })

  it('shows a spinner while the session is checked', () => {
    openPath('user', checking)
    expect(screen.getByRole('status')).toHaveTextContent('Caricamento…')
    expect(screen.queryByText('the screen')).toBeNull()
  })
})
