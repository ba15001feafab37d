import { ErrorState, PageSpinner } from '@confida/ui'
import { type ReactNode, useEffect, useState } from 'react'

type QueryModule = typeof import('@confida/session/queries')

let loaded: QueryModule | undefined

/** The query cache, which visitors of the landing page do not load. */
export async function loadQueries(): Promise<QueryModule> {
  loaded ??= await import('@confida/session/queries')
  return loaded
}

/** Gives what is inside it the query cache. Not by `Suspense`, which would hold the screen back for a third of a second. */
export function Queries({ children }: { children: ReactNode }) {
  const [module, setModule] = useState(loaded)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (module || hasFailed) return
    let isCurrent = true
    loadQueries().then(
      (loadedNow) => isCurrent && setModule(loadedNow),
      () => isCurrent && setHasFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [module, hasFailed])

  if (module) return <module.QueryRoot>{children}</module.QueryRoot>
  return hasFailed ? <ErrorState onRetry={() => setHasFailed(false)} /> : <PageSpinner />
}
