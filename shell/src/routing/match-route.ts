import { routeTable, type ShellRoute } from './route-table.ts'

const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`)

/** The route of a path. Without the router, which is not loaded yet when the page starts. */
export const matchRoute = (pathname: string): ShellRoute | undefined =>
  routeTable.find(({ path }) => pattern(path).test(pathname))
