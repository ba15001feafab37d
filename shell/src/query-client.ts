import { ApiError } from '@confida/http-client'
import { QueryClient } from '@tanstack/react-query'

const RETRIES = 1

/** Only what may heal by itself is asked again: no connection, or a dependency that is down. */
const isPassing = (error: unknown) => error instanceof ApiError && error.isNetwork

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < RETRIES && isPassing(error),
      refetchOnWindowFocus: false,
    },
  },
})
