import { useSession } from '@confida/session'
import { AdminPanel } from '../admin/admin-panel.tsx'
import { RemotePlace } from '../remotes/remote-place.tsx'
import { useRouteTitle } from './use-route-title.ts'

/** Administrators get their panel, with or without `admin=true` or `view` in the address; for users these mean nothing. */
export function Dashboard() {
  const isAdmin = useSession((state) => state.user?.role === 'admin')
  useRouteTitle(isAdmin ? undefined : 'dashboard')
  return isAdmin ? <AdminPanel /> : <RemotePlace remote="mfe-companions" route="dashboard" />
}
