import { useSession } from '@confida/session'
import { Queries } from '../queries/queries.tsx'
import { RemotePlace } from '../remotes/remote-place.tsx'
import { dialogRemotes, useDialog } from './use-dialog.ts'

/** Where the user menu's dialogs stand, above whatever screen is open. */
export function DialogOutlet() {
  const isLoggedIn = useSession((state) => state.status === 'user')
  const { dialog, close } = useDialog()
  if (!dialog || !isLoggedIn) return null
  return (
    <Queries>
      <RemotePlace remote={dialogRemotes[dialog]} route={dialog} onClose={close} />
    </Queries>
  )
}
