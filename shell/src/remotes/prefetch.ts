import type { RemoteName } from '@confida/remote-kit'
import { matchRoute } from '../routing/match-route.ts'
import { routeTable, type ShellRoute, USER_HOME } from '../routing/route-table.ts'
import { knownRegistry } from './registry.ts'

/** The session library's key; the library itself is not loaded yet when the page starts. */
const TOKEN_KEY = 'token'

/** Whose screen opens at home depends on who is logged in, which is not known yet. */
function isAccessible({ path, access }: ShellRoute): boolean {
  const isLoggedIn = localStorage.getItem(TOKEN_KEY) !== null
  if (path === USER_HOME) return false
  return access === 'public' || (access === 'visitor') !== isLoggedIn
}

/**
 * Loads the screen of a path before it is rendered. On page load this runs before the shell's own chunks have loaded,
 * so it must not import any of them; `load` is whatever is available by then.
 */
export async function prefetch(
  pathname: string,
  load: (name: RemoteName, route: string) => Promise<unknown>,
): Promise<void> {
  const route = matchRoute(pathname, routeTable(await knownRegistry()))
  if (!route || typeof route.screen === 'string' || !isAccessible(route)) return
  try {
    await load(route.screen.remote, route.screen.route)
  } catch {
    // The outlet loads the screen again and shows the error with a Retry.
  }
}
