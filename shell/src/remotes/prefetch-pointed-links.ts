import { loadScreen } from './load-screen.ts'
import { prefetch } from './prefetch.ts'

/** Prefetches the screen of a link when somebody points at it or focuses it. */
export function prefetchPointedLinks(): void {
  const handlePointed = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin === location.origin) void prefetch(link.pathname, loadScreen)
  }
  document.addEventListener('pointerover', handlePointed, { passive: true })
  document.addEventListener('focusin', handlePointed)
}
