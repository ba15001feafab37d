import type { RemoteName } from '@confida/remote-kit'
import { PageSpinner } from '@confida/ui'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import type { LoadedScreen } from './load-screen.ts'
import { RemoteBoundary } from './remote-boundary.tsx'
import { RemoteUnavailable } from './remote-unavailable.tsx'
import { uiGroups } from './ui-catalogue.ts'
import { useRemoteScreen } from './use-remote-screen.ts'

// antd's provider is loaded for the screens that use antd; the landing page and the chat start without it.
const ThemedRoot = lazy(async () => ({ default: (await uiGroups.themed()).ThemedRoot }))

interface RemotePlaceProps {
  remote: RemoteName
  route: string
  onClose?: () => void
}

function PlacedScreen({ screen, onClose }: { screen: LoadedScreen; onClose: () => void }) {
  const drawn = <screen.Screen onClose={onClose} />
  if (screen.isPlain) return drawn
  return (
    <Suspense fallback={<PageSpinner />}>
      <ThemedRoot>{drawn}</ThemedRoot>
    </Suspense>
  )
}

/** The place of one remote's screen. Whatever goes wrong with the remote stays inside it, with a way to try again. */
export function RemotePlace({ remote, route, onClose }: RemotePlaceProps) {
  const navigate = useNavigate()
  const { screen, failure, retry } = useRemoteScreen(remote, route)
  if (failure) return <RemoteUnavailable failure={failure} onRetry={retry} />
  if (!screen) return <PageSpinner />
  return (
    <RemoteBoundary key={route} remote={remote} onRetry={retry}>
      <PlacedScreen screen={screen} onClose={onClose ?? (() => navigate(-1))} />
    </RemoteBoundary>
  )
}
