import { afterEach } from '@jest/globals'

const { matchMedia } = window
afterEach(() => {
  window.matchMedia = matchMedia
})

/** Makes the window a phone's until the test is over. */
export function onPhone(): void {
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('max-width') })
}
