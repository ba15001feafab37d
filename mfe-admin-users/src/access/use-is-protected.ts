import type { User } from '@confida/contracts'
import { useSession } from '@confida/session'
import { useCanEnter } from './use-can-enter.ts'

/** Another administrator's account, which is an owner's business; none while it is not known. */
export function useIsProtected(user: Pick<User, 'id' | 'role'> | undefined): boolean {
  const isOwn = useSession((state) => state.user?.id) === user?.id
  const isOwner = useCanEnter('administrators')
  return user?.role === 'admin' && !isOwn && !isOwner
}
