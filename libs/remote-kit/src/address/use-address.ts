import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

export type AddressChanges = Record<string, string | undefined>

interface ChangeOptions {
  /** Where typing changes the address: Back should not go letter by letter. */
  replace?: boolean
  state?: unknown
}

const changed = (params: URLSearchParams, changes: AddressChanges) => {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/**
 * The query parameters beside the shell's `view`: what a screen shows is written there, so that a view can be shared,
 * reloaded and left by Back.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  // A change may follow before the last one is drawn (a search that was typed, a column that is clicked): it adds to that.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])

  return {
    params,
    state: state as unknown,
    change: (changes: AddressChanges, options: ChangeOptions = {}) => {
      latest.current = changed(latest.current, changes)
      setParams(latest.current, options)
    },
    /** The address after these changes, for a link. */
    linkTo: (changes: AddressChanges) => ({ search: `?${changed(params, changes)}` }),
  }
}
