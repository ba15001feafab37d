import { useEffect, useState } from 'react'
import { Workbox } from 'workbox-window'

/** Browsers look for a new version by themselves only where a page is opened. */
const CHECK_MS = 3_600_000

/** Registers the service worker. @returns what changes to a new version, by a reload, once one is ready */
export function useUpdate(): (() => void) | undefined {
  const [activate, setActivate] = useState<() => void>()

  useEffect(() => {
    const workbox = new Workbox('/service-worker.js')
    workbox.addEventListener('waiting', () =>
      setActivate(() => () => {
        workbox.addEventListener('controlling', () => location.reload())
        workbox.messageSkipWaiting()
      }),
    )
    // Without one the product is as it was, but for the offline start.
    workbox.register().catch((error) => console.warn('service_worker_not_registered', error))
    const timer = setInterval(() => void workbox.update().catch(() => undefined), CHECK_MS)
    return () => clearInterval(timer)
  }, [])

  return activate
}
