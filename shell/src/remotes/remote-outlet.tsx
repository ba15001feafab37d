import type { RemoteName } from '@confida/remote-kit'
import { PageSpinner } from '@confida/ui'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import type { LoadedScreen } from './load-screen.ts'
import { RemoteBoundary } from './remote-boundary.tsx'
import { RemoteUnavailable } from './remote-unavailable.tsx'
import { uiGroups } from './ui-groups.ts'
import { useRemoteScreen } from './use-remote-screen.ts'

// antd's provider is loaded only for screens that use antd; the landing page and the chat start without it.
const ThemedRoot = lazy(async () => ({ default: (await uiGroups.themed()).ThemedRoot }))

interface RemoteOutletProps {
  remote: RemoteName
  route: string
  onClose?: () => void
}

function ThemedScreen({ screen, onClose }: { screen: LoadedScreen; onClose: () => void }) {
  const content = <screen.Screen onClose={onClose} />
  if (screen.isPlain) return content
  return (
    <Suspense fallback={<PageSpinner />}>
      <ThemedRoot>{content}</ThemedRoot>
    </Suspense>
  )
}

/** Shows one screen of a remote. Whatever fails in the remote is contained here, with a Retry. */
export function RemoteOutlet({ remote, route, onClose }: RemoteOutletProps) {
  const navigate = useNavigate()
  const { screen, failure, retry } = useRemoteScreen(remote, route)
  if (failure) return <RemoteUnavailable failure={failure} onRetry={retry} />
  if (!screen) return <PageSpinner />
  return (
    <RemoteBoundary key={route} remote={remote} onRetry={retry}>
      <ThemedScreen screen={screen} onClose={onClose ?? (() => navigate(-1))} />
    </RemoteBoundary>
  )
}
