import { ErrorState, PageSpinner } from '@confida/ui'
import { type ReactNode, useEffect, useState } from 'react'

type QueryModule = typeof import('@confida/session/queries')

let loaded: QueryModule | undefined

/** Loads the query cache, which visitors of the landing page do without. */
export async function loadQueries(): Promise<QueryModule> {
  loaded ??= await import('@confida/session/queries')
  return loaded
}

/** Provides the query cache. Not by `Suspense`, which would delay the screen by a third of a second. */
export function LazyQueryProvider({ children }: { children: ReactNode }) {
  const [module, setModule] = useState(loaded)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (module || hasFailed) return
    let isCurrent = true
    loadQueries().then(
      (queryModule) => isCurrent && setModule(queryModule),
      () => isCurrent && setHasFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [module, hasFailed])

  if (module) return <module.QueryRoot>{children}</module.QueryRoot>
  return hasFailed ? <ErrorState onRetry={() => setHasFailed(false)} /> : <PageSpinner />
}
