import { PageSpinner } from '@confida/ui'
import { lazy, type ReactNode, Suspense } from 'react'

/** The query cache, which visitors of the landing page do not load. */
export const loadQueries = () => import('@confida/session/queries')

const QueryRoot = lazy(async () => ({ default: (await loadQueries()).QueryRoot }))

/** Gives what is inside it the query cache. */
export const Queries = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<PageSpinner />}>
    <QueryRoot>{children}</QueryRoot>
  </Suspense>
)
