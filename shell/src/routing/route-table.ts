import type { RemoteName } from '@confida/remote-kit'
import type { texts } from '../locales/it.ts'

/**
 * Who may open a path: anybody; only visitors (others go to their dashboard); logged-in users (others go to /auth);
 * administrators (other users go to their dashboard).
 */
export type Access = 'public' | 'visitor' | 'user' | 'admin'

/** The tab title; a key of the shell's texts. */
export type RouteTitle = keyof typeof texts.titles

export interface ShellRoute {
  path: string
  access: Access
  /** The remote's screen shown here; the administrator's paths have a panel of the shell's instead. */
  screen: { remote: RemoteName; route: string } | 'admin-panel' | 'dashboard'
  /** `bare`: the screen has a header of its own. `chat`: the shell's header is hidden on phones. */
  layout: 'bare' | 'page' | 'chat'
  /** Absent where the screen sets the title itself. */
  title?: RouteTitle
}

/** The route table of the specification, §2. */
export const routeTable: ShellRoute[] = [
  { path: '/', access: 'visitor', screen: { remote: 'mfe-auth', route: 'landing' }, layout: 'bare' },
  { path: '/auth', access: 'public', screen: { remote: 'mfe-auth', route: 'auth' }, layout: 'bare' },
  {
    path: '/reset-password',
    access: 'public',
    screen: { remote: 'mfe-auth', route: 'reset-password' },
    layout: 'bare',
  },
  {
    path: '/confirm-email',
    access: 'public',
    screen: { remote: 'mfe-auth', route: 'confirm-email' },
    layout: 'bare',
  },
  { path: '/dashboard', access: 'user', screen: 'dashboard', layout: 'page' },
  { path: '/admin', access: 'admin', screen: 'admin-panel', layout: 'page' },
  {
    path: '/payment-success',
    access: 'user',
    screen: { remote: 'mfe-companions', route: 'payment-success' },
    layout: 'page',
    title: 'payment-success',
  },
  {
    path: '/payment-cancel',
    access: 'user',
    screen: { remote: 'mfe-companions', route: 'payment-cancel' },
    layout: 'page',
    title: 'payment-cancel',
  },
  {
    path: '/text-chat/:companionId',
    access: 'user',
    screen: { remote: 'mfe-chat', route: 'chat' },
    layout: 'chat',
    title: 'chat',
  },
]

export const CHAT_PATH = '/text-chat/'
export const ADMIN_HOME = '/dashboard?view=utenti'
export const USER_HOME = '/dashboard'
