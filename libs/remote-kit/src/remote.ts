import type { TextLoader } from '@confida/i18n'
import type { ComponentType } from 'react'
import type { Mount, ShellProps } from './screen.ts'

/** The remotes, in the order of their ports; each is a project folder of this name. */
export const remoteNames = [
  'mfe-auth',
  'mfe-companions',
  'mfe-chat',
  'mfe-admin-users',
  'mfe-admin-content',
] as const

export type RemoteName = (typeof remoteNames)[number]

/** The administrators' remotes: theirs is the navigation of the dashboard. */
export const adminRemotes = remoteNames.filter((name) => name.startsWith('mfe-admin-'))

/**
 * The version of what the shell offers to remotes: this file's types, the shared modules and their exports, the
 * routes it mounts. Raise the major number when a remote built for the old contract would break.
 */
export const CONTRACT_VERSION = '4.1.0'

export interface RemoteRoute {
  /** Loads the screen; each is a chunk of its own. */
  load: () => Promise<{ Screen: ComponentType<ShellProps> }>
}

/** An entry of the administrator's navigation. */
export interface NavigationEntry {
  /** The `view` in the address, which is also the key in `routes`; a group has none. */
  view?: string
  /** A key in the remote's own texts. */
  labelKey: string
  icon: ComponentType<{ size?: number }>
  /** The position among the entries of all remotes; lower is earlier. */
  order: number
  permission: 'admin'
  /** `menu` by default; `header` is an icon beside language and theme, for a view outside the menu's areas. */
  place?: 'menu' | 'header'
  /** A hook that returns the number to show beside the label; 0 shows nothing. */
  useBadge?: () => number
  /** Views that are reached from this one and have no menu entry; this entry is marked while one is open. */
  within?: { view: string; labelKey: string }[]
  children?: Omit<NavigationEntry, 'children' | 'order' | 'permission' | 'place'>[]
}

/** All that a remote contributes: the default export of its exposed module. */
export interface Remote {
  name: RemoteName
  version: string
  /** The range of shell contracts that it was built for, as in the registry. */
  contract: string
  texts: { namespace: string; load: TextLoader }
  /** Screens by the path under the prefix that the shell gives this remote. */
  routes: Record<string, RemoteRoute>
  navigation: NavigationEntry[]
  /** Draws each route that `routes` does not hold. */
  mount?: Mount
}

/** The one exposed module, `./remote`: all that a remote built with the kit contributes, or a screen that draws itself. */
export type RemoteModule = { default: Remote } | { mount: Mount }
