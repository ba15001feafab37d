import type { DiscountCode } from '@confida/contracts'

export type CodeState = 'open' | 'expired' | 'full' | 'off'

/** Whether somebody can register with a code, and if not, why. */
export function codeState({ is_active, last_day, uses, uses_max }: DiscountCode, now: Date): CodeState {
  if (!is_active) return 'off'
  if (last_day !== null && last_day < now.toISOString().slice(0, 10)) return 'expired'
  return uses_max !== null && uses >= uses_max ? 'full' : 'open'
}
