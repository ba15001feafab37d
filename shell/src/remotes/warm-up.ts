import { TOKEN_KEY } from '@confida/session'
import { matchPath } from 'react-router-dom'
import { loadQueries } from '../queries/queries.tsx'
import { routeTable, type ShellRoute } from '../routing/route-table.ts'
import { getRemote } from './remote-runtime.ts'

function isOpenNow({ access }: ShellRoute): boolean {
  const isLoggedIn = localStorage.getItem(TOKEN_KEY) !== null
  return access === 'public' || (access === 'visitor') !== isLoggedIn
}

/** Starts loading the remote and the screen of a path before its place asks for them. */
export async function warmUp(pathname: string): Promise<void> {
  const route = routeTable.find(({ path }) => matchPath(path, pathname))
  if (!route || !isOpenNow(route)) return
  if (route.access !== 'visitor') void loadQueries().catch(() => undefined)
  if (typeof route.screen === 'string') return
  try {
    const remote = await getRemote(route.screen.remote)
    await remote.routes[route.screen.route]?.load()
  } catch {
    // It shows, with its Retry, where the screen's place asks again.
  }
}

/** Warms up what a link leads to when somebody points at it or reaches it with the keyboard. */
export function warmUpPointedLinks(): void {
  const handlePointed = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin === location.origin) void warmUp(link.pathname)
  }
  document.addEventListener('pointerover', handlePointed, { passive: true })
  document.addEventListener('focusin', handlePointed)
}
