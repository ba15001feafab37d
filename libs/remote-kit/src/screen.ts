import type { Language } from '@confida/contracts'

/** The person's session, which the shell keeps. */
export interface ScreenSession {
  /** The bearer token for calls of the API at this moment; undefined for visitors. */
  token: () => string | undefined
  /** Calls back after each login, logout and change of the token. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void
  /** Ends the session everywhere; the shell then shows the home page. */
  logout: () => Promise<void>
}

/** What every screen needs of the shell. */
export interface ScreenProps {
  /** Closes the screen where it is a dialog; on a page it goes back. */
  onClose: () => void
}

/**
 * What the shell hands to each screen, so that a remote needs no library of this repository. The functions stay the same
 * as long as the screen is shown.
 */
export interface ShellProps extends ScreenProps {
  /** The key of the screen in the remote's routes. */
  route: string
  /** The language of the interface, which has its writing direction: `<html dir>` is set. */
  language: Language
  theme: 'light' | 'dark'
  session: ScreenSession
  /** The path under which the shell shows the remote, without a slash at its end: a router's base. */
  basename: string
  /** What follows `basename` in the address, with its search part: '' or `/details?id=1`. */
  path: string
  /** Opens a path of the shell, those under `basename` included, without loading the page again. */
  navigate: (path: string) => void
  /** Shows the remote's place as failed, with a Retry: for errors that no rendering throws. */
  onError: (error: unknown) => void
}

/** Takes the screen away, with its listeners and timers; the shell empties the element. */
export type Unmount = () => void

/**
 * The second form of the contract, for remotes that have a framework, or a React, of their own: the exposed module
 * exports `mount` instead of a default. What it throws is shown as the remote's failure.
 * @param element an empty block in the place of the screen
 * @returns how to take it away. When language, theme or address change, `update` gets the new props. Without it the
 *   shell unmounts and mounts again when language or theme change, and what was typed is lost; of the address such a
 *   remote learns by `popstate`.
 */
export type Mount = (
  element: HTMLElement,
  props: ShellProps,
) => Unmount | { unmount: Unmount; update?: (props: ShellProps) => void }
