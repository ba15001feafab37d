import { useSession } from '@confida/session'
import { AdminPanel } from '../admin/admin-panel.tsx'
import { RemoteOutlet } from '../remotes/remote-outlet.tsx'
import { useRouteTitle } from './use-route-title.ts'

/**
 * Administrators get their panel, with or without `admin=true` or `view` in the address; users' parameters are
 * ignored.
 */
export function Dashboard() {
  const isAdmin = useSession((state) => state.user?.role === 'admin')
  useRouteTitle(isAdmin ? undefined : 'dashboard')
  return isAdmin ? <AdminPanel /> : <RemoteOutlet remote="mfe-companions" route="dashboard" />
}
