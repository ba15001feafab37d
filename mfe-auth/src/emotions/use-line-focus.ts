import { type FocusEvent, useEffect, useRef } from 'react'

interface LastFocus {
  list: HTMLElement
  line: Element
  index: number
  /** The panel around, which stays when the list goes. */
  panel: HTMLElement | null
}

/** For a list in a panel: with a line that goes, the focus goes to the choice of the one in its place, or to the panel. */
export function useLineFocus() {
  const last = useRef<LastFocus>(null)
  useEffect(() => {
    if (last.current && !last.current.line.isConnected && document.activeElement === document.body)
      focusNear(last.current)
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
  const target = line?.querySelector('select') ?? panel
  target?.focus()
}
