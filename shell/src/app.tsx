import { Toaster } from '@confida/ui'
import { BrowserRouter } from 'react-router-dom'
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
      </BrowserRouter>
      <Toaster />
    </>
  )
}
