import type { Visitor } from '../../platform/access/known-devices.ts'
import { isThisMachine } from '../../platform/http/client-address.ts'

/** Who a visitor is to an account. */
export interface Standing {
  /** Whether somebody has logged in to it in the same browser before. */
  isKnown: boolean
  /** Whose attempts count together: a known device's, this machine's; undefined is all others'. */
  group?: string
}

/** They are counted apart so that nobody's attempts keep out who is known, nor who works on the machine itself. */
export function standingOf({ address, device }: Visitor, userId: string | undefined): Standing {
  if (device && userId && device.users.includes(userId)) return { isKnown: true, group: device.id }
  return { isKnown: false, group: isThisMachine(address) ? 'this machine' : undefined }
}

/** What the attempts of a group at an address, or a code, are counted under. */
export const subjectOf = (target: string, { group }: Pick<Standing, 'group'>): string =>
  group ? `${target} ${group}` : target
