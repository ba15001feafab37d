import { getHomepage, type PublicHomepage } from '@confida/contracts'
import { api } from '@confida/session'
import { useEffect, useState } from 'react'
import { lastHomepage, saveLastHomepage } from './last-homepage.ts'

let asked: Promise<PublicHomepage> | undefined

/** One request for all parts of the page that need it at the same time. */
function fetchHomepage(): Promise<PublicHomepage> {
  asked ??= api
    .call(getHomepage)
    .then(saveLastHomepage)
    .finally(() => {
      asked = undefined
    })
  return asked
}

/**
 * The texts that an administrator saved; until they are loaded, those of the last visit, so that nothing moves. No query
 * cache: it would be a twelfth of what the landing page loads.
 */
export function useSavedHomepage(): PublicHomepage | undefined {
  const [homepage, setHomepage] = useState(lastHomepage)
  useEffect(() => {
    let isCurrent = true
    fetchHomepage().then(
      (saved) => isCurrent && setHomepage(saved),
      // What stands there stays.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return homepage
}
