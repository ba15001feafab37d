import type { User } from '@confida/contracts'
import { useSession } from '@confida/session'
import { useCanEnter } from './use-can-enter.ts'

/** Another administrator's account, which is an owner's business. */
export function useIsProtected({ id, role }: Pick<User, 'id' | 'role'>): boolean {
  const isOwn = useSession(({ user }) => user?.id) === id
  const isOwner = useCanEnter('administrators')
  return role === 'admin' && !isOwn && !isOwner
}
