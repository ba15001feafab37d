import { removeUser, restoreUser, toggleUserStandby, type User } from '@confida/contracts'
import { api } from '@confida/session'

export type BulkAction = 'standby' | 'activate' | 'delete' | 'restore'

export type BulkOutcome = 'done' | 'unchanged'

/** The endpoint switches to and fro: where somebody else was quicker, once more sets what is wanted. */
async function setStandby({ id, is_standby }: User, wanted: boolean): Promise<BulkOutcome> {
  if (is_standby === wanted) return 'unchanged'
  const toggle = () => api.call(toggleUserStandby, { params: { id } })
  if ((await toggle()).is_standby !== wanted) await toggle()
  return 'done'
}

/** One account of many; each has its own check and its own audit entry on the server. */
export async function changeOne(action: BulkAction, user: User, password: string): Promise<BulkOutcome> {
  if (action === 'standby' || action === 'activate') return setStandby(user, action === 'standby')
  const endpoint = action === 'delete' ? removeUser : restoreUser
  await api.call(endpoint, { params: { id: user.id }, body: { admin_password: password } })
  return 'done'
}
