import type { Access } from '@confida/remote-kit'
import { useSession } from '@confida/session'
import { useDefaultTheme } from '@confida/ui'
import { type ReactNode, useMemo } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { AdminPanel } from '../admin/admin-panel.tsx'
import { DialogOutlet } from '../layout/dialog-outlet.tsx'
import { Layout } from '../layout/layout.tsx'
import { LazyQueryProvider } from '../queries/lazy-query-provider.tsx'
import { RegistryUnavailable } from '../remotes/registry-unavailable.tsx'
import { RemoteOutlet } from '../remotes/remote-outlet.tsx'
import { useRegistry } from '../remotes/use-registry.ts'
import { SealedChatsGate } from '../session/sealed-chats-gate.tsx'
import { Guard } from './guard.tsx'
import { defaultThemeOf, routeTable, type ShellRoute, USER_HOME } from './route-table.ts'
import { useRouteTitle } from './use-route-title.ts'

/** Visitors' screens do without the query cache, which is too large for a first visit. */
const Cache = ({ access, children }: { access: Access; children: ReactNode }) =>
  access === 'visitor' ? children : <LazyQueryProvider>{children}</LazyQueryProvider>

function Screen({ path, screen, title }: Pick<ShellRoute, 'path' | 'screen' | 'title'>) {
  const isAdmin = useSession((state) => state.user?.role === 'admin')
  const isPanel = screen === 'admin-panel' || (path === USER_HOME && isAdmin)
  useRouteTitle(isPanel ? undefined : title)
  return isPanel ? <AdminPanel /> : <RemoteOutlet remote={screen.remote} route={screen.route} />
}

/** A path that no remote declares leads home, unless it may be one of a remote that the registry does not tell of. */
function UnknownPath() {
  const { gap } = useRegistry()
  const { pathname } = useLocation()
  const isLoggedIn = useSession(({ status }) => status === 'user')
  if (!gap && pathname !== '/') return <Navigate replace to="/" />
  return (
    <LazyQueryProvider>
      <Layout kind={isLoggedIn ? 'page' : 'bare'}>
        <RegistryUnavailable />
      </Layout>
    </LazyQueryProvider>
  )
}

export function AppRoutes() {
  const registry = useRegistry()
  useDefaultTheme(defaultThemeOf(useLocation().pathname))
  const routes = useMemo(() => routeTable(registry), [registry])
  return (
    <>
      <Routes>
        {routes.map(({ path, access, screen, layout, title }) => (
          <Route
            key={path}
            path={path}
            element={
              <Guard access={access}>
                <Cache access={access}>
                  <Layout kind={layout}>
                    <Screen path={path} screen={screen} title={title} />
                  </Layout>
                </Cache>
              </Guard>
            }
          />
        ))}
        <Route path="*" element={<UnknownPath />} />
      </Routes>
      <DialogOutlet />
      <SealedChatsGate />
    </>
  )
}
