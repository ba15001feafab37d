import { loadScreen } from './load-screen.ts'
import { warmUp } from './warm-up.ts'

/** Warms up what a link leads to when somebody points at it or reaches it with the keyboard. */
export function warmUpPointedLinks(): void {
  const handlePointed = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin === location.origin) void warmUp(link.pathname, loadScreen)
  }
  document.addEventListener('pointerover', handlePointed, { passive: true })
  document.addEventListener('focusin', handlePointed)
}
