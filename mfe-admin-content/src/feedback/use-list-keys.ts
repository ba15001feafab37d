import { type RefObject, useEffect } from 'react'

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** J and K, or the arrows, move the focus between the links of a list; elsewhere on the page they are left alone. */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, key, target } = event
      const step = steps[key]
      if (!step || altKey || ctrlKey || metaKey || !list.current) return
      const isInside = list.current.contains(target as Node)
      // The arrows scroll a page in which nothing has the focus.
      const isMeant = isInside || (target === document.body && key.length === 1)
      if (!isMeant) return
      const items = [...list.current.querySelectorAll<HTMLElement>('li')]
      const at = items.findIndex((item) => item.contains(document.activeElement))
      const open = items.findIndex((item) => item.querySelector('[aria-current]'))
      const from = at < 0 ? open : at
      const next = items[from < 0 ? 0 : from + step]
      if (!next) return
      event.preventDefault()
      next.querySelector('a')?.focus()
      next.scrollIntoView?.({ block: 'nearest' })
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [list])
}
