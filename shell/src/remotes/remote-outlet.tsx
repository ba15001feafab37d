import type { RemoteName } from '@confida/remote-kit'
import { PageSpinner } from '@confida/ui'
import { RemoteBoundary } from './remote-boundary.tsx'
import { RemoteUnavailable } from './remote-unavailable.tsx'
import { useRemoteScreen } from './use-remote-screen.ts'
import { useShellProps } from './use-shell-props.ts'

interface RemoteOutletProps {
  remote: RemoteName
  route: string
  onClose?: () => void
}

/** Shows one screen of a remote. Whatever fails in the remote is contained here, with a Retry. */
export function RemoteOutlet({ remote, route, onClose }: RemoteOutletProps) {
  const { screen, failure, retry, fail } = useRemoteScreen(remote, route)
  const props = useShellProps(route, { onClose, onError: fail })
  if (failure) return <RemoteUnavailable failure={failure} onRetry={retry} />
  if (!screen) return <PageSpinner />
  return (
    <RemoteBoundary key={route} remote={remote} onRetry={retry}>
      <screen.Screen {...props} />
    </RemoteBoundary>
  )
}
