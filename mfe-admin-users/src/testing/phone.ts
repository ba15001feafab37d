/** Makes the window a phone's, until the test's end restores it. */
export function onPhone(): () => void {
  const { matchMedia } = window
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('max-width') })
  return () => {
    window.matchMedia = matchMedia
  }
}
