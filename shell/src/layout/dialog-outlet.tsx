import { useSession } from '@confida/session'
import { LazyQueryProvider } from '../queries/lazy-query-provider.tsx'
import { DialogScreen } from '../remotes/dialog-screen.tsx'
import { useDialog } from './use-dialog.ts'

/** Shows the user menu's dialogs above the open screen. */
export function DialogOutlet() {
  const isLoggedIn = useSession(({ status, user }) => status === 'user' && !user?.has_temporary_login)
  const { dialog, close } = useDialog()
  if (!dialog || !isLoggedIn) return null
  return (
    <LazyQueryProvider>
      <DialogScreen dialog={dialog} onClose={close} />
    </LazyQueryProvider>
  )
}
