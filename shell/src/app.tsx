import { Toaster } from '@confida/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import { queryClient } from './query-client.ts'
import { AppRoutes } from './routing/app-routes.tsx'
import { useInactivityLogout } from './session/use-inactivity-logout.ts'
import { useSessionUpkeep } from './session/use-session-upkeep.ts'

export function App() {
  useSessionUpkeep()
  useInactivityLogout()
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
      <Toaster />
    </QueryClientProvider>
  )
}
