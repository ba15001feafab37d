import type { PrecacheEntry } from 'workbox-precaching'

/** What this code runs in; the build writes the list of the shell's files into it. */
export type Scope = ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }
