import { onlineManager } from '@tanstack/react-query'

/**
 * Has queries know whether there is a connection. They believe in one until it is lost, and listen only while a screen is open:
 * so it is looked up with the first that opens, not only heard of.
 */
export function followConnection(): void {
  onlineManager.setEventListener((setOnline) => {
    const update = () => setOnline(navigator.onLine)
    update()
    window.addEventListener('online', update)
    window.addEventListener('offline', update)
    return () => {
      window.removeEventListener('online', update)
      window.removeEventListener('offline', update)
    }
  })
}
