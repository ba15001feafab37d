import type { ReactNode } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { AdminPanel } from '../admin/admin-panel.tsx'
import { DialogOutlet } from '../layout/dialog-outlet.tsx'
import { Layout } from '../layout/layout.tsx'
import { LazyQueryProvider } from '../queries/lazy-query-provider.tsx'
import { RemoteOutlet } from '../remotes/remote-outlet.tsx'
import { SealedChatsGate } from '../session/sealed-chats-gate.tsx'
import { Dashboard } from './dashboard.tsx'
import { Guard } from './guard.tsx'
import { type Access, routeTable, type ShellRoute } from './route-table.ts'
import { useRouteTitle } from './use-route-title.ts'

/** Visitors' screens do without the query cache, which is too large for a first visit. */
const Cache = ({ access, children }: { access: Access; children: ReactNode }) =>
  access === 'visitor' ? children : <LazyQueryProvider>{children}</LazyQueryProvider>

function Screen({ screen, title }: Pick<ShellRoute, 'screen' | 'title'>) {
  useRouteTitle(title)
  if (screen === 'dashboard') return <Dashboard />
  if (screen === 'admin-panel') return <AdminPanel />
  return <RemoteOutlet remote={screen.remote} route={screen.route} />
}

export function AppRoutes() {
  return (
    <>
      <Routes>
        {routeTable.map(({ path, access, screen, layout, title }) => (
          <Route
            key={path}
            path={path}
            element={
              <Guard access={access}>
                <Cache access={access}>
                  <Layout kind={layout}>
                    <Screen screen={screen} title={title} />
                  </Layout>
                </Cache>
              </Guard>
            }
          />
        ))}
        <Route path="*" element={<Navigate replace to="/" />} />
      </Routes>
      <DialogOutlet />
      <SealedChatsGate />
    </>
  )
}
