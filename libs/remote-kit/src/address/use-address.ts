import { useLayoutEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

export type AddressChanges = Record<string, string | undefined>

interface ChangeOptions {
  /** Replaces the history entry, for typing: Back should not go letter by letter. */
  replace?: boolean
  state?: unknown
}

const changedParams = (params: URLSearchParams, changes: AddressChanges) => {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/**
 * The query parameters besides the shell's `view`. A screen keeps its state there, so that a view can be shared,
 * reloaded and left by Back.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  // A change may follow before the last one has rendered (typing, then a click on a column): build on the latest.
  const latest = useRef(params)
  // With the screen that shows them, not after it: an effect that came late would undo the change that followed.
  useLayoutEffect(() => {
    latest.current = params
  }, [params])

  return {
    params,
    state: state as unknown,
    change: (changes: AddressChanges, options: ChangeOptions = {}) => {
      latest.current = changedParams(latest.current, changes)
      setParams(latest.current, options)
    },
    /** The address with these changes, for a link. */
    linkTo: (changes: AddressChanges) => ({ search: `?${changedParams(params, changes)}` }),
  }
}
