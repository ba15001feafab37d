import { LazyQueryProvider } from '../queries/lazy-query-provider.tsx'
import { DialogScreen } from '../remotes/dialog-screen.tsx'

/** In the place of every screen while the server answers nothing else: the new password that has to be chosen. */
export const RequiredPassword = () => (
  <LazyQueryProvider>
    <DialogScreen dialog="change-password" onClose={() => undefined} />
  </LazyQueryProvider>
)
