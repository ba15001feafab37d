import { MAIN_ID } from '../navigation/skip-link.tsx'

/** Around what can go: a dialog's panel, a list. Not the main region, which would be read out as a whole. */
export const placeAround = (element: Element | null | undefined) =>
  element?.parentElement?.closest<HTMLElement>(`[tabindex="-1"]:not(#${MAIN_ID})`)

/**
 * Once what had the focus has gone: leads it to the place, or else to the page's heading. Waits for the effects of all
 * that changed with it, which may know a better one.
 */
export function keepFocus(place: Element | null | undefined): void {
  queueMicrotask(() => {
    const { activeElement, body } = document
    if (activeElement !== body) return
    const main = document.getElementById(MAIN_ID)
    const isNear = place instanceof HTMLElement && place.isConnected && place !== body && place !== main
    const target = isNear ? place : (document.querySelector<HTMLElement>('h1[tabindex]') ?? main)
    target?.focus({ preventScroll: true })
  })
}
