import type { RouteMatchCallbackOptions } from 'workbox-core'

const isApi = ({ sameOrigin, url }: RouteMatchCallbackOptions) =>
  sameOrigin && /^\/api(\/|$)/.test(url.pathname)

/** A path of the shell's: no file, nothing of the API and no remote behind the shell. */
export const isPage = ({ request, url }: RouteMatchCallbackOptions): boolean =>
  request.mode === 'navigate' && !/^\/(api|remotes)(\/|$)|\.[^/]*$/.test(url.pathname)

export const isRegistry = ({ sameOrigin, url }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && url.pathname === '/remotes.json'

/** Only files that somebody vouches for: of the manifest the registry, of the entry the manifest, of chunks the entry. */
export const isVouchedFor = (options: RouteMatchCallbackOptions): boolean =>
  options.request.integrity !== '' && !isApi(options)
