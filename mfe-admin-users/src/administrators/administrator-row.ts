import type { Administrator, AdministratorList, AdministratorRole, Invitation } from '@confida/contracts'

/** A line of the table: an administrator, or somebody who has been invited. */
export interface AdministratorRow {
  id: string
  email: string
  role: AdministratorRole
  administrator?: Administrator
  invitation?: Invitation
}

/** Who is there first, then who is expected. */
export const toRows = ({ administrators, invitations }: AdministratorList): AdministratorRow[] => [
  ...administrators.map((administrator) => ({ ...rowOf(administrator), administrator })),
  ...invitations.map((invitation) => ({ ...rowOf(invitation), invitation })),
]

const rowOf = ({ id, email, role }: Administrator | Invitation) => ({ id, email, role })
