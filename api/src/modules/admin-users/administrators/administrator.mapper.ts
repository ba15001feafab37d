import type { Administrator, Invitation } from '@confida/contracts'
import type { AdministratorRow } from './administrator.repository.ts'
import type { InvitationRow } from './invitation.repository.ts'

export const toAdministrator = ({
  administrator_role,
  created_at,
  last_active_at,
  ...row
}: AdministratorRow): Administrator => ({
  ...row,
  // By a constraint of the table each of them has one.
  role: administrator_role ?? 'content',
  created_at: created_at.toISOString(),
  last_active_at: last_active_at?.toISOString() ?? null,
})

export const toInvitation = ({ created_at, expires_at, ...row }: InvitationRow): Invitation => ({
  ...row,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
})
