import { removeUser, restoreUser, sendAnnouncement, toggleUserStandby, type User } from '@confida/contracts'
import { api } from '@confida/session'

export type BulkAction = 'standby' | 'activate' | 'delete' | 'restore' | 'announce'

export type BulkOutcome = 'done' | 'unchanged'

/** One account of many; each has its own check and its own audit entry on the server. */
export async function changeOne(action: BulkAction, user: User, password: string): Promise<BulkOutcome> {
  const params = { id: user.id }
  if (action === 'standby' || action === 'activate') {
    const is_standby = action === 'standby'
    if (user.is_standby === is_standby) return 'unchanged'
    await api.call(toggleUserStandby, { params, body: { is_standby } })
    return 'done'
  }
  if (action === 'announce') {
    await api.call(sendAnnouncement, { params })
    return 'done'
  }
  const endpoint = action === 'delete' ? removeUser : restoreUser
  await api.call(endpoint, { params, body: { admin_password: password } })
  return 'done'
}
