import { ApiError } from '@confida/http-client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { followConnection } from './connection.ts'
import { keepOfflineData } from './offline-data.ts'

const RETRIES = 1

/** Seconds that nobody minds. */
const SHORT_WAIT = 2

/** Only what passes by itself is retried: a missing connection, and a turn that comes in a moment. */
const isTransient = (error: unknown) =>
  error instanceof ApiError &&
  (error.isNetwork || (error.code === 'rate_limited' && Number(error.details.retryAfter) <= SHORT_WAIT))

/** The query cache of the page, shared by the shell and all remotes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < RETRIES && isTransient(error),
      refetchOnWindowFocus: false,
    },
    // Held back until there is a connection, a form would say nothing, and what it sends would go out when nobody expects it.
    mutations: { networkMode: 'always' },
  },
})

followConnection()
keepOfflineData(queryClient)

/**
 * Provides the query cache. Load this module with `import()`: the landing page does without it
 * until a dialog opens.
 */
export const QueryRoot = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
