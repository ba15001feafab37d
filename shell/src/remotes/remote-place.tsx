import type { RemoteName } from '@confida/remote-kit'
import { PageSpinner } from '@confida/ui'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { RemoteBoundary } from './remote-boundary.tsx'
import { RemoteUnavailable } from './remote-unavailable.tsx'
import { uiGroups } from './ui-catalogue.ts'
import { type LoadedScreen, useRemoteScreen } from './use-remote-screen.ts'

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
  const { state, retry } = useRemoteScreen(remote, route)
  if (!state) return <PageSpinner />
  if ('failure' in state) return <RemoteUnavailable failure={state.failure} onRetry={retry} />
  return (
    <RemoteBoundary key={route} remote={remote} onRetry={retry}>
      <PlacedScreen screen={state.screen} onClose={onClose ?? (() => navigate(-1))} />
    </RemoteBoundary>
  )
}
