import { useTranslation } from '@confida/i18n'
import type { RemoteName } from '@confida/remote-kit'
import { Dialog, PageSpinner } from '@confida/ui'
import { RemoteBoundary } from './remote-boundary.tsx'
import { RemoteUnavailable } from './remote-unavailable.tsx'
import { useRemoteScreen } from './use-remote-screen.ts'
import { useScreenFocus } from './use-screen-focus.ts'
import { useShellProps } from './use-shell-props.ts'

interface RemoteOutletProps {
  remote: RemoteName
  route: string
  /** By which people know it; the remote's by default. */
  title?: string
  /** Of a dialog, which is one also where it fails. */
  onClose?: () => void
}

/** Shows one screen of a remote. Whatever fails in the remote is contained here, with a Retry. */
export function RemoteOutlet({ remote, route, title, onClose }: RemoteOutletProps) {
  const { t } = useTranslation('common')
  const { screen, failure, retry, fail } = useRemoteScreen(remote, route)
  const props = useShellProps(route, { onClose, onError: fail })
  useScreenFocus(onClose ? undefined : screen)
  if (failure) {
    const unavailable = <RemoteUnavailable failure={failure} title={title} onRetry={retry} />
    return onClose ? (
      <Dialog open size="sm" title={t('failure.title')} onClose={onClose}>
        {unavailable}
      </Dialog>
    ) : (
      unavailable
    )
  }
  if (!screen) return <PageSpinner />
  return (
    <RemoteBoundary key={route} remote={remote} title={title} onRetry={retry}>
      <screen.Screen {...props} />
    </RemoteBoundary>
  )
}
