import type { ShellRoute } from './route-table.ts'

const pattern = (path: string) =>
  new RegExp(`^${path.replace(/\/\*$/, '(/.*)?').replace(/:[\w-]+/g, '[^/]+')}/?$`)

/** The route of a path. Without the router, which is not loaded yet when the page starts. */
export const matchRoute = (pathname: string, routes: ShellRoute[]): ShellRoute | undefined =>
  routes.find(({ path }) => pattern(path).test(pathname))
