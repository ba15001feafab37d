import { useAddress } from '@confida/remote-kit/address'

/**
 * Where in a list one stands: the page's cursor is in the address, the cursors of the pages before it in the history
 * entry, since a cursor only leads forward. A shared address has no such trail; one can then go
 * back to the first page.
 */
export function useCursor() {
  const { params, state, change } = useAddress()
  const cursor = params.get('cursor') ?? undefined
  const stored = (state as { trail?: string[] } | null)?.trail
  const trail = cursor ? stored : []

  const go = (to: string | undefined, nextTrail: string[] | undefined, replace = false) => {
    change({ cursor: to }, { state: { trail: nextTrail }, replace })
    // The next page is read from its beginning.
    document.documentElement.scrollTop = 0
  }
  const before = trail?.at(-1) || undefined

  return {
    cursor,
    /** Pages before this one; undefined when the address came from elsewhere. */
    pagesBefore: trail?.length,
    forward: (next: string) => go(next, trail && [...trail, cursor ?? '']),
    back: () => go(before, trail?.slice(0, -1) ?? []),
    /** The page is not there any more, nor is a way back to it. */
    leave: () => go(before, trail?.slice(0, -1) ?? [], true),
    restart: () => go(undefined, [], true),
  }
}
