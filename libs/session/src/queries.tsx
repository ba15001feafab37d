import { ApiError } from '@confida/http-client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

const RETRIES = 1

/** Only what may heal by itself is asked again: no connection, or a dependency that is down. */
const isPassing = (error: unknown) => error instanceof ApiError && error.isNetwork

/** The answers that the page holds: one cache for the shell and all remotes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < RETRIES && isPassing(error),
      refetchOnWindowFocus: false,
    },
  },
})

/**
 * Gives what is inside it the cache. A module of its own, to be loaded with `import()`: the landing page does without
 * until a dialog opens.
 */
export const QueryRoot = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
