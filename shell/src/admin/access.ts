import { type AdministratorRole, type Area, mayEnter, type User } from '@confida/contracts'
import { useSession } from '@confida/session'

/** Until an API tells the role, every administrator is an owner. */
const roleOf = (user?: Pick<User, 'role' | 'administrator_role'>): AdministratorRole | undefined =>
  user?.role === 'admin' ? (user.administrator_role ?? 'owner') : undefined

export const useAdministratorRole = () => useSession(({ user }) => roleOf(user))

/** What states no area, or one that this shell does not know, is for owners alone. */
export const isFor = (role: AdministratorRole | undefined, areas: readonly Area[] = []): boolean =>
  role === 'owner' || areas.some((area) => mayEnter(role, area))

/** Where an administrator begins. */
export const homeViews: Record<AdministratorRole, string> = {
  owner: 'utenti',
  support: 'utenti',
  content: 'homepage',
}

export const adminHome = (role: AdministratorRole = 'owner') => `/dashboard?view=${homeViews[role]}`
