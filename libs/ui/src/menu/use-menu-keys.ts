import { type KeyboardEvent, type RefObject, useRef } from 'react'

/** Letters typed within this many milliseconds make one word. */
const TYPING_PAUSE = 600

const linesOf = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])'),
]

function step(lines: HTMLElement[], by: number): HTMLElement | undefined {
  const at = lines.indexOf(document.activeElement as HTMLElement)
  return at === -1 ? lines.at(by > 0 ? 0 : -1) : lines.at((at + by) % lines.length)
}

/** The first line after the focused one whose words begin with what was typed. */
function match(lines: HTMLElement[], typed: string): HTMLElement | undefined {
  const at = lines.indexOf(document.activeElement as HTMLElement)
  const from = typed.length > 1 ? at : at + 1
  const inOrder = [...lines.slice(from), ...lines.slice(0, from)]
  return inOrder.find((line) => line.textContent?.trim().toLocaleLowerCase().startsWith(typed))
}

/** Where a key leads; undefined for a key that is none of the menu's. */
function moved(key: string, lines: HTMLElement[]): HTMLElement | undefined {
  if (key === 'ArrowDown') return step(lines, 1)
  if (key === 'ArrowUp') return step(lines, -1)
  if (key === 'Home') return lines.at(0)
  if (key === 'End') return lines.at(-1)
  return undefined
}

/** The keyboard of an open menu: arrows, Home, End, Esc, Tab and typing ahead. */
export function useMenuKeys(ref: RefObject<HTMLElement | null>, onClose: (isFocusBack: boolean) => void) {
  const typed = useRef({ text: '', at: 0 })

  const typeAhead = (lines: HTMLElement[], event: KeyboardEvent) => {
    const isNew = event.timeStamp - typed.current.at > TYPING_PAUSE
    const text = (isNew ? '' : typed.current.text) + event.key.toLocaleLowerCase()
    typed.current = { text, at: event.timeStamp }
    return match(lines, text)
  }

  return (event: KeyboardEvent) => {
    if (!ref.current || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Tab') return onClose(false)
    if (event.key === 'Escape') {
      // Inside a dialog Esc closes the menu, not the dialog.
      event.preventDefault()
      event.stopPropagation()
      return onClose(true)
    }
    const lines = linesOf(ref.current)
    const isLetter = event.key.length === 1 && event.key !== ' '
    const target = isLetter ? typeAhead(lines, event) : moved(event.key, lines)
    if (!target) return
    event.preventDefault()
    target.focus()
  }
}
