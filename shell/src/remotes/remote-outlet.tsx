import type { RemoteName } from '@confida/remote-kit'
import { PageSpinner } from '@confida/ui'
import { useNavigate } from 'react-router-dom'
import { RemoteBoundary } from './remote-boundary.tsx'
import { RemoteUnavailable } from './remote-unavailable.tsx'
import { useRemoteScreen } from './use-remote-screen.ts'

interface RemoteOutletProps {
  remote: RemoteName
  route: string
  onClose?: () => void
}

/** Shows one screen of a remote. Whatever fails in the remote is contained here, with a Retry. */
export function RemoteOutlet({ remote, route, onClose }: RemoteOutletProps) {
  const navigate = useNavigate()
  const { screen, failure, retry } = useRemoteScreen(remote, route)
  if (failure) return <RemoteUnavailable failure={failure} onRetry={retry} />
  if (!screen) return <PageSpinner />
  return (
    <RemoteBoundary key={route} remote={remote} onRetry={retry}>
      <screen.Screen onClose={onClose ?? (() => navigate(-1))} />
    </RemoteBoundary>
  )
}
