import { afterEach } from '@jest/globals'

const { matchMedia } = window
afterEach(() => {
  window.matchMedia = matchMedia
})

/** Makes the window a phone's until the test is over. */
export function onPhone(): void {
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: /max-width|reduced-motion/.test(query) })
}

/** Lets dialogs move in and out, as for most people, until the test is over. */
export function withMotion(): void {
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: false })
}
