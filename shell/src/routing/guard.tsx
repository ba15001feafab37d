import type { Access } from '@confida/remote-kit'
import { useSession } from '@confida/session'
import { PageSpinner } from '@confida/ui'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { adminHome, useAdministratorRole } from '../admin/access.ts'
import { RequiredPassword } from '../session/required-password.tsx'
import { USER_HOME } from './route-table.ts'

const wayBackOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'from' in state ? String(state.from) : undefined

/** Shows its children to those who may see them and redirects everybody else. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const status = useSession((state) => state.status)
  const endedBy = useSession((state) => state.endedBy)
  const hasTemporaryLogin = useSession((state) => state.user?.has_temporary_login)
  const { pathname, search, state } = useLocation()
  const role = useAdministratorRole()
  const isAdmin = role !== undefined

  if (access === 'public') return children
  if (status === 'checking') return <PageSpinner />
  if (access === 'visitor') {
    if (status === 'visitor') return children
    return <Navigate replace to={isAdmin ? (wayBackOf(state) ?? adminHome(role)) : USER_HOME} />
  }
  // After a logout, by the user or by inactivity, the home page follows; everybody else has to log in. Where the session has
  // ended by itself, they come back here.
  if (status === 'visitor') {
    const isLogout = endedBy === 'user' || endedBy === 'inactivity'
    const wayBack = endedBy && endedBy !== 'user' && { from: pathname + search }
    return <Navigate replace to={isLogout ? '/' : '/auth'} state={wayBack} />
  }
  if (hasTemporaryLogin) return <RequiredPassword />
  if (access === 'admin' && !isAdmin) return <Navigate replace to={USER_HOME} />
  return children
}
