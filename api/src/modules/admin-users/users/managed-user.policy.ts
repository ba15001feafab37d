import { type Area, mayEnter } from '@confida/contracts'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { fullYears } from '../../users/age.ts'
import type { ManagedUser } from '../../users/managed-user.repository.ts'

type Actor = Pick<CurrentUser, 'id'>
type Administrator = Pick<ManagedUser, 'id' | 'administrator_role'>

/** Nobody locks himself out. */
export function requireOther(actor: Actor, userId: string): void {
  if (actor.id === userId) throw new AppError('own_account')
}

/**
 * Who changes a user, as they are now: they may have lost the area since the call was let through, and an administrator's
 * account is an owner's business, or the administrator's own.
 */
export function requireMayChange(actor: Administrator, user: Administrator, area: Area): void {
  if (!mayEnter(actor.administrator_role, area)) throw new AppError('forbidden')
  const isOther = user.administrator_role !== null && user.id !== actor.id
  if (isOther && actor.administrator_role !== 'owner') throw new AppError('other_administrator')
}

/** An administrator's way in (password, and the address that resets it) is no other administrator's to change. */
export function requireNoOtherAdministrator(actor: Actor, user: ManagedUser): void {
  if (user.role === 'admin' && user.id !== actor.id) throw new AppError('other_administrator')
}

/** @param today `YYYY-MM-DD` */
export function requireAge(birthDate: string | null, age: number, today = isoToday()): void {
  if (birthDate && fullYears(birthDate, today) < age) throw new AppError('under_age', { age })
}

const isoToday = () => new Date().toISOString().slice(0, 10)
