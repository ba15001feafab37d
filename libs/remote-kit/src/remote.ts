import type { Area } from '@confida/contracts'
import type { TextLoader } from '@confida/i18n'
import type { ComponentType } from 'react'
import type { Mount, ShellProps } from './screen.ts'

/** As the registry has it; also that of the remote's folder in this repository. Which there are, the registry says. */
export type RemoteName = string

/**
 * The version of what the shell offers to remotes: this file's types, the shared modules and their exports, the
 * routes it mounts. Raise the major number when a remote built for the old contract would break.
 */
export const CONTRACT_VERSION = '4.2.0'

export interface RemoteRoute {
  /** Loads the screen; each is a chunk of its own. */
  load: () => Promise<{ Screen: ComponentType<ShellProps> }>
}

/** An entry of the administrator's navigation. */
export interface NavigationEntry {
  /** The `view` in the address, which the remote declares in its `remote.json`; a group has none. */
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

/** A view, with what stands beside it in the address. */
export interface ViewAddress {
  view: string
  params?: Record<string, string>
}

/** Something that can be begun at an address, in the back office's command palette. */
export interface PaletteShortcut extends ViewAddress {
  /** A key in the remote's own texts. */
  labelKey: string
  icon: ComponentType<{ size?: number }>
  /** For whoever may enter one of these; those of its view by default. */
  areas?: Area[]
}

/** A record that was found by what was typed into the palette. */
export interface PaletteRecord extends ViewAddress {
  id: string
  /** Its name; a text of its own, not a key. */
  label: string
  /** Tells it from others of the same name. */
  detail?: string
}

/** Records of one kind that the palette finds. */
export interface PaletteSearch {
  /** A key in the remote's own texts: what they are. */
  labelKey: string
  icon: ComponentType<{ size?: number }>
  /** For whoever may enter one of these; without any, for owners alone. */
  areas?: Area[]
  /** Asked after a pause in typing, from two characters on; a handful is enough. */
  find: (text: string, signal: AbortSignal) => Promise<PaletteRecord[]>
}

/** What the command palette offers besides the navigation. */
export interface Palette {
  shortcuts?: PaletteShortcut[]
  search?: PaletteSearch
}

/** All that a remote contributes: the default export of its exposed module. */
export interface Remote {
  name: RemoteName
  version: string
  /** The range of shell contracts that it was built for, as in the registry. */
  contract: string
  texts: { namespace: string; load: TextLoader }
  /** Screens by the names that `remote.json` gives a place. */
  routes: Record<string, RemoteRoute>
  navigation: NavigationEntry[]
  palette?: Palette
  /** Draws each route that `routes` does not hold. */
  mount?: Mount
}

/** The one exposed module, `./remote`: all that a remote built with the kit contributes, or a screen that draws itself. */
export type RemoteModule = { default: Remote } | { mount: Mount }
