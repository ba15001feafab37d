import type { Area, Language } from '@confida/contracts'

/** A text in the languages of the interface; Italian stands in for one that is missing. */
export type LocalText = Partial<Record<Language, string>> & { it: string }

/**
 * Who may open a path: anybody; only visitors (others go to their dashboard); logged-in users (others go to /auth);
 * administrators (other users go to their dashboard). The API checks each call anyway.
 */
export type Access = 'public' | 'visitor' | 'user' | 'admin'

/** `bare`: the screen has a header of its own. `chat`: the shell's header is hidden on phones. */
export type RouteLayout = 'bare' | 'page' | 'chat'

/** What a path may be: `/gifts`, `/gifts/:id`, `/gifts/*` where the remote has paths of its own below it. */
export const PATH_PATTERN = /^\/([\w-]+(\/:?[\w-]+)*(\/\*)?)?$/

/** A screen with a path of its own. */
export interface PathRoute {
  path: string
  /** The screen's key in the remote's routes. */
  screen: string
  /** Paths of the administrators' area are theirs alone, whatever stands here. */
  access: Access
  /** `page` by default. */
  layout?: RouteLayout
  /** Of the tab; the remote's own by default. */
  title?: LocalText
  /** Gives it an entry in the user's menu; lower is earlier. */
  navigation?: { order: number }
}

/** A view of the back office, `/dashboard?view=…`. */
export interface ViewRoute {
  view: string
  /** The screen's key in the remote's routes; the view's name by default. */
  screen?: string
  /** Where several screens share a view: lower is higher up on the page; 0 by default. */
  order?: number
  /** Whoever may enter one of these areas of the administration may open it; without any, owners alone. */
  areas?: Area[]
  /** Gives it an entry, with the remote's title, while the remote's own entries are not there. */
  navigation?: { order: number }
}

/** A dialog above the open screen, `?dialog=…`, for who is logged in. */
export interface DialogRoute {
  dialog: string
  /** The screen's key in the remote's routes; the dialog's name by default. */
  screen?: string
}

export type RouteDeclaration = PathRoute | ViewRoute | DialogRoute

/** What a remote contributes to the product: `remote.json` in its folder, and a part of its line in the registry. */
export interface RemoteDeclaration {
  /** By which people know this part of the product. */
  title: LocalText
  /** The administrators' remotes fill the back office. */
  area: 'user' | 'admin'
  routes: RouteDeclaration[]
}

/** The screens that a declaration names, each once. */
export const declaredScreens = ({ routes }: RemoteDeclaration): string[] => [
  ...new Set(
    routes.map((route) => route.screen ?? ('view' in route ? route.view : (route as DialogRoute).dialog)),
  ),
]
