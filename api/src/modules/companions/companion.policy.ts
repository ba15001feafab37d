import { COMPANION_LIMIT, type Role } from '@confida/contracts'

/** Administrators have no limit. */
export const canHaveAnotherCompanion = (role: Role, count: number): boolean =>
  role === 'admin' || count < COMPANION_LIMIT
