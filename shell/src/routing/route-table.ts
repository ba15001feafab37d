import type { Area } from '@confida/contracts'
import {
  type Access,
  type LocalText,
  PATH_PATTERN,
  type ParsedRegistry,
  type PathRoute,
  type PlacedRemote,
  type RemoteName,
  type RouteDeclaration,
  type RouteLayout,
} from '@confida/remote-kit'

/** A remote's screen. */
export interface ScreenRef {
  remote: RemoteName
  route: string
}

export interface ShellRoute {
  path: string
  access: Access
  /** The remote's screen shown here; the administrators' paths have a panel of the shell's instead. */
  screen: ScreenRef | 'admin-panel'
  layout: RouteLayout
  /** Of the tab; absent where the screen sets it itself. */
  title?: LocalText
  /** Gives it an entry, with this label, in the user's menu. */
  entry?: { order: number; label: LocalText }
}

export const CHAT_PATH = '/text-chat/'
/** The chat is dark to who has chosen no theme; so is, from the first frame, what stands in its place while it loads. */
export const defaultThemeOf = (pathname: string) => (pathname.startsWith(CHAT_PATH) ? 'dark' : 'system')
/** Whatever a remote shows to users here, administrators get their panel. */
export const USER_HOME = '/dashboard'

const adminPanel: ShellRoute = { path: '/admin', access: 'admin', screen: 'admin-panel', layout: 'page' }

type Remotes = Pick<ParsedRegistry, 'remotes'>

const accesses: Record<Access, true> = { public: true, visitor: true, user: true, admin: true }

/** A route of a kind that this shell does not know yet is left out. */
const isPath = (route: RouteDeclaration): route is PathRoute =>
  'path' in route && PATH_PATTERN.test(route.path) && Boolean(route.screen) && route.access in accesses

const toRoute = ({ name, title: label, area }: PlacedRemote, route: PathRoute): ShellRoute => ({
  path: route.path,
  access: area === 'admin' ? 'admin' : route.access,
  screen: { remote: name, route: route.screen },
  layout: route.layout ?? 'page',
  title: route.title,
  ...(route.navigation && { entry: { order: route.navigation.order, label: route.title ?? label } }),
})

/** The paths of the product: those that the remotes declare, of which the first has its way, and the shell's own. */
export function routeTable({ remotes }: Remotes): ShellRoute[] {
  const routes = remotes.flatMap((remote) =>
    remote.routes.filter(isPath).map((route) => toRoute(remote, route)),
  )
  return [adminPanel, ...routes].filter(
    ({ path }, position, all) => all.findIndex((each) => each.path === path) === position,
  )
}

/** The screen that a remote declares for a dialog. */
export const dialogScreen = ({ remotes }: Remotes, dialog: string): ScreenRef | undefined =>
  remotes
    .flatMap(({ name, routes }) =>
      routes
        .filter((route) => 'dialog' in route)
        .map((route) => ({ dialog: route.dialog, remote: name, route: route.screen ?? route.dialog })),
    )
    .find((each) => each.dialog === dialog)

/** The screens of a view of the back office, from top to bottom: remotes do not know each other and may share one. */
export const viewScreens = ({ remotes }: Remotes, view: string): (ScreenRef & { areas?: Area[] })[] =>
  remotes
    .flatMap(({ name, routes }) =>
      routes
        .filter((route) => 'view' in route)
        .filter((route) => route.view === view)
        .map(({ screen = view, order = 0, areas }) => ({ remote: name, route: screen, order, areas })),
    )
    .sort((one, other) => one.order - other.order)
