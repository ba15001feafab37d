import { clientsClaim } from 'workbox-core'
import type { Scope } from './scope.ts'

declare const self: Scope

/** A new version waits until the person asks for it: what is being typed in open tabs belongs to the version before. */
export function activateOnMessage(): void {
  clientsClaim()
  self.addEventListener('message', (event) => {
    if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
  })
}
