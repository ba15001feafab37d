import { Toaster } from '@confida/ui'
import { BrowserRouter } from 'react-router-dom'
import { OfflineSupport } from './offline/offline-support.tsx'
import { AppRoutes } from './routing/app-routes.tsx'
import { useInactivityLogout } from './session/use-inactivity-logout.ts'
import { useSessionSync } from './session/use-session-sync.ts'

export function App() {
  useSessionSync()
  useInactivityLogout()
  return (
    <>
      <BrowserRouter>
        <AppRoutes />
        <OfflineSupport />
      </BrowserRouter>
      <Toaster />
    </>
  )
}
