import { LazyQueryProvider } from '../queries/lazy-query-provider.tsx'
import { RemoteOutlet } from '../remotes/remote-outlet.tsx'

/** In the place of every screen while the server answers nothing else: the new password that has to be chosen. */
export const RequiredPassword = () => (
  <LazyQueryProvider>
    <RemoteOutlet remote="mfe-auth" route="change-password" onClose={() => undefined} />
  </LazyQueryProvider>
)
