import { Toaster } from '@confida/ui'
import { BrowserRouter } from 'react-router-dom'
import { AppRoutes } from './routing/app-routes.tsx'
import { useInactivityLogout } from './session/use-inactivity-logout.ts'
import { useSessionUpkeep } from './session/use-session-upkeep.ts'

export function App() {
  useSessionUpkeep()
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
