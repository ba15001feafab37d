import { type RefObject, useLayoutEffect } from 'react'
import { getTopLayer, pushLayer } from './top-layer.ts'

// A box is a decision, such as a consent, and not where one begins to type.
const FIELDS =
  'input:not([type=hidden], [type=checkbox]):not(:disabled), textarea:not(:disabled), select:not(:disabled)'

function focusFirst(dialog: HTMLDialogElement) {
  const preferred = dialog.querySelector<HTMLElement>('[data-autofocus]')
  const field = dialog.querySelector<HTMLElement>(FIELDS)
  const panel = dialog.querySelector<HTMLElement>('[tabindex="-1"]')
  const target = preferred ?? field ?? panel
  target?.focus({ preventScroll: true })
}

function keepScrollbarRoom() {
  if (getTopLayer() !== null) return
  const page = document.documentElement
  page.style.setProperty('--cf-scrollbar', `${window.innerWidth - page.clientWidth}px`)
}

/**
 * Opens the dialog as a modal while the component is mounted. The focus goes to `[data-autofocus]`, the first field or
 * the panel, and back to where it was when the dialog goes; where that is gone, to the panel of the dialog below. A DOM
 * without `showModal` (tests) gets a plain open dialog.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, id: string): void {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const previous = document.activeElement
    const isFocusInside = dialog.contains(previous)
    const panelBelow = previous?.closest('dialog > [tabindex="-1"]')
    keepScrollbarRoom()
    if (typeof dialog.showModal === 'function') dialog.showModal()
    else dialog.setAttribute('open', '')
    if (isFocusInside && previous instanceof HTMLElement) previous.focus()
    else focusFirst(dialog)
    const popLayer = pushLayer(id)
    return () => {
      popLayer()
      if (typeof dialog.close === 'function') dialog.close()
      else dialog.removeAttribute('open')
      const back = previous?.isConnected ? previous : panelBelow
      if (back instanceof HTMLElement && !isFocusInside) back.focus()
    }
  }, [ref, id])
}
