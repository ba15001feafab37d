import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

export type AddressChanges = Record<string, string | undefined>

/**
 * The query parameters beside the shell's `view`: what a screen shows is written there, so that it can be shared,
 * reloaded and left by Back.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  // A change may follow before the last one is drawn (a search that was typed, a filter that is chosen): it adds to that.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])

  const changed = (current: URLSearchParams, changes: AddressChanges) => {
    const next = new URLSearchParams(current)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next
  }

  return {
    params,
    change: (changes: AddressChanges) => {
      latest.current = changed(latest.current, changes)
      setParams(latest.current)
    },
    /** The address after these changes, for a link. */
    linkTo: (changes: AddressChanges) => ({ search: `?${changed(params, changes)}` }),
  }
}
