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

  return {
    params,
    state: state as unknown,
    /** Builds on the browser's address: what is rendered comes later, and a link may have been followed since. */
    change: (changes: AddressChanges, options: ChangeOptions = {}) =>
      setParams(changedParams(new URLSearchParams(window.location.search), changes), options),
    /** The address with these changes, for a link. */
    linkTo: (changes: AddressChanges) => ({ search: `?${changedParams(params, changes)}` }),
  }
}
