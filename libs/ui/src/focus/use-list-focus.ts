import { type FocusEvent, type FocusEventHandler, useEffect, useRef } from 'react'

interface LastFocus {
  list: HTMLElement
  line: Element
  index: number
  /** The panel around, which stays when the list goes. */
  panel: HTMLElement | null
}

/**
 * For a list in a panel, to be spread on it: with a line that goes, the focus goes to the first control of the one in its place
 * or of the last, and without one to the panel.
 */
export function useListFocus(): { onFocus: FocusEventHandler<HTMLElement> } {
  const last = useRef<LastFocus>(null)
  useEffect(() => {
    const left = last.current
    if (!left || left.line.isConnected) return
    last.current = null
    if (document.activeElement === document.body) focusNear(left)
  })
  const onFocus = ({ currentTarget: list, target }: FocusEvent<HTMLElement>) => {
    const index = [...list.children].findIndex((line) => line.contains(target))
    const line = list.children[index]
    if (line) last.current = { list, line, index, panel: list.closest<HTMLElement>('[tabindex="-1"]') }
  }
  return { onFocus }
}

function focusNear({ list, index, panel }: LastFocus) {
  const lines = list.isConnected ? [...list.children] : []
  const line = lines[index] ?? lines.at(-1)
  const target = line?.querySelector<HTMLElement>('select, button') ?? panel
  target?.focus()
}
