import { cleanupOutdatedCaches, getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching'
import type { Scope } from './scope.ts'

declare const self: Scope

/** The shell's one page, which all paths are answered with. It carries the security policy of when it was fetched. */
export const PAGE = '/index.html'

/** Keeps all files of this version of the shell, by names that carry their hash. A page is asked for elsewhere. */
export function serveShell(): void {
  cleanupOutdatedCaches()
  precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false })
}

/** Whether scripts are those of this version: a page of another one goes with other remotes. */
export const isThisVersion = (scripts: string[]): boolean =>
  scripts.length > 0 && scripts.every((address) => getCacheKeyForURL(address) !== undefined)
