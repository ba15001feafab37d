import type { User } from '@confida/contracts'
import { useSession } from '@confida/session'
import { useCanEnter } from './use-can-enter.ts'

/** Tells another administrator's account, which is an owner's business; none while it is not known. */
export function useProtection() {
  const ownId = useSession((state) => state.user?.id)
  const isOwner = useCanEnter('administrators')
  return (user: Pick<User, 'id' | 'role'> | undefined) =>
    user?.role === 'admin' && user.id !== ownId && !isOwner
}

export const useIsProtected = (user: Pick<User, 'id' | 'role'> | undefined) => useProtection()(user)
