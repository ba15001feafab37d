import { TOKEN_KEY } from '@confida/session'
import { matchPath } from 'react-router-dom'
import { routeTable } from '../routing/route-table.ts'
import { getRemote } from './remote-runtime.ts'

/** Starts loading the remote of the path that was opened, beside texts and session instead of after them. */
export function warmUp(pathname: string): void {
  const route = routeTable.find(({ path }) => matchPath(path, pathname))
  if (!route || typeof route.screen === 'string') return
  const isLoggedIn = localStorage.getItem(TOKEN_KEY) !== null
  const isShown = route.access === 'public' || (route.access === 'visitor') !== isLoggedIn
  // A failure shows, with its Retry, where the screen's place asks again.
  if (isShown) getRemote(route.screen.remote).catch(() => undefined)
}
