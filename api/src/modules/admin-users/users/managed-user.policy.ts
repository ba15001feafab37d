import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { fullYears } from '../../users/age.ts'
import type { ManagedUser } from '../../users/managed-user.repository.ts'

type Actor = Pick<CurrentUser, 'id'>

/** Nobody locks himself out. */
export function requireOther(actor: Actor, userId: string): void {
  if (actor.id === userId) throw new AppError('own_account')
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
