import type { IncomingMessage } from 'node:http'
import { isPage } from './page-handler.ts'
import { pathOf } from './request-listener.ts'

/** Which of the few things that this server does a request is for, for metrics and traces: addresses would be too many. */
export function routeOf(request: IncomingMessage, remotes: string[]): string {
  let path: string
  try {
    path = pathOf(request)
  } catch {
    return 'unknown'
  }
  if (path === '/api' || path.startsWith('/api/')) return '/api/*'
  const remote = remotes.find((name) => path.startsWith(`/remotes/${name}/`))
  if (remote) return `/remotes/${remote}/*`
  if (path === '/remotes.json') return path
  return isPage(request, path) ? 'page' : 'file'
}
