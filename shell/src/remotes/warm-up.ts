import type { RemoteName } from '@confida/remote-kit'
import { matchRoute } from '../routing/match-route.ts'
import type { ShellRoute } from '../routing/route-table.ts'

/** That of the session library, which is not there yet when the page starts. */
const TOKEN_KEY = 'token'

function isOpenNow({ access }: ShellRoute): boolean {
  const isLoggedIn = localStorage.getItem(TOKEN_KEY) !== null
  return access === 'public' || (access === 'visitor') !== isLoggedIn
}

/**
 * Loads the screen of a path before its place asks for it, by the means that there are. When the page starts this runs while
 * the shell's own scripts are still on their way, so it uses none of them.
 */
export async function warmUp(
  pathname: string,
  load: (name: RemoteName, route: string) => Promise<unknown>,
): Promise<void> {
  const route = matchRoute(pathname)
  if (!route || typeof route.screen === 'string' || !isOpenNow(route)) return
  try {
    await load(route.screen.remote, route.screen.route)
  } catch {
    // It shows, with its Retry, where the screen's place asks again.
  }
}
