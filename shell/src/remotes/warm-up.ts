import type { Remote, RemoteName } from '@confida/remote-kit'
import { matchRoute } from '../routing/match-route.ts'
import type { ShellRoute } from '../routing/route-table.ts'

/** That of the session library, which is not there yet when the page starts. */
const TOKEN_KEY = 'token'

function isOpenNow({ access }: ShellRoute): boolean {
  const isLoggedIn = localStorage.getItem(TOKEN_KEY) !== null
  return access === 'public' || (access === 'visitor') !== isLoggedIn
}

/**
 * Starts loading the remote and the screen of a path before its place asks for them. When the page starts this runs while
 * the shell's own scripts are still on their way, so it uses none of them.
 */
export async function warmUp(
  pathname: string,
  getRemote: (name: RemoteName) => Promise<Remote>,
): Promise<void> {
  const route = matchRoute(pathname)
  if (!route || typeof route.screen === 'string' || !isOpenNow(route)) return
  try {
    const remote = await getRemote(route.screen.remote)
    await remote.routes[route.screen.route]?.load()
  } catch {
    // It shows, with its Retry, where the screen's place asks again.
  }
}
