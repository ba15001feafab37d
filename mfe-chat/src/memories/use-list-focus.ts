import { type FocusEvent, useEffect, useRef } from 'react'

interface LastFocus {
  list: HTMLElement
  /** The panel around, which stays when the list goes. */
  panel: HTMLElement | null
  index: number
}

/** For a list in a panel: with an item that goes, the focus goes to the next one or the last, and from the only one to the panel. */
export function useListFocus(count: number) {
  const last = useRef<LastFocus>(null)
  const known = useRef(count)
  useEffect(() => {
    const isFewer = count < known.current
    known.current = count
    if (isFewer && document.activeElement === document.body) focusNear(last.current)
  }, [count])
  const onFocus = ({ currentTarget: list, target }: FocusEvent<HTMLElement>) => {
    const index = [...list.children].findIndex((item) => item.contains(target))
    last.current = { list, panel: list.closest('[tabindex="-1"]'), index }
  }
  return { onFocus }
}

function focusNear(last: LastFocus | null) {
  if (!last) return
  const items = last.list.isConnected ? [...last.list.children] : []
  const item = items[last.index] ?? items.at(-1)
  const target = item?.querySelector('button') ?? last.panel
  target?.focus()
}
