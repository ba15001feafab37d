import { useEffect, useEffectEvent } from 'react'

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

export const paletteKey = isApple ? '⌘K' : 'Ctrl K'
export const paletteKeyShortcut = isApple ? 'Meta+K' : 'Control+K'

/** The key by its place too: a keyboard of another script has another letter there. */
const isPaletteKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (key.toLowerCase() === 'k' || code === 'KeyK') &&
  (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey) &&
  !altKey &&
  !shiftKey

/** A dialog or drawer may hold what somebody has typed: nothing opens over it. */
const isDialogOpen = () =>
  [...document.querySelectorAll<HTMLElement>('dialog[open], [role=dialog][aria-modal=true]')].some(
    (dialog) => dialog.checkVisibility?.() ?? true,
  )

/** Calls back for Ctrl-K, on Apple's keyboards ⌘K. */
export function usePaletteKey(onPress: () => void) {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !isPaletteKey(event)) return
      // Over a dialog too: the browser's own search bar would take the focus out of it.
      event.preventDefault()
      if (!isDialogOpen()) press()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
}
