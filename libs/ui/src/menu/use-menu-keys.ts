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
    const lines = linesOf(ref.current)
    if (event.key === 'Tab') return onClose(false)
    if (event.key === 'Escape') {
      // Inside a dialog Esc closes the menu, not the dialog.
      event.preventDefault()
      event.stopPropagation()
      return onClose(true)
    }
    const moves: Record<string, () => HTMLElement | undefined> = {
      ArrowDown: () => step(lines, 1),
      ArrowUp: () => step(lines, -1),
      Home: () => lines.at(0),
      End: () => lines.at(-1),
    }
    const isLetter = event.key.length === 1 && event.key !== ' '
    const target = isLetter ? typeAhead(lines, event) : moves[event.key]?.()
    if (!isLetter && !moves[event.key]) return
    event.preventDefault()
    target?.focus()
  }
}
