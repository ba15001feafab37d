import * as z from 'zod/mini'
import { enteredPassword, newPassword } from '../auth/credentials.schema.ts'
import { email, id, personName, timestamp } from '../common/field.schema.ts'
import { languages } from '../common/language.ts'
import { recordTag } from '../common/record-tag.ts'
import { administratorRoles } from './administrator.roles.ts'

/** How long the link of an invitation is good. */
export const INVITATION_DAYS = 7

const role = z.enum(administratorRoles)
const language = z.enum(languages)
const ownPassword = { admin_password: enteredPassword }

const administrator = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  is_standby: z.boolean(),
  has_second_factor: z.boolean(),
  created_at: timestamp,
  /** The last use of a session that is still open. */
  last_active_at: z.nullable(timestamp),
})

/** Somebody who has been asked to be an administrator, and has not answered. */
export const invitation = z.object({
  id,
  email: z.string(),
  role,
  language,
  created_at: timestamp,
  expires_at: timestamp,
  /** Its link is not good any more: its time is over, or whoever sent it is no owner any more. */
  is_expired: z.boolean(),
  invited_by_name: z.nullable(z.string()),
})

export const administratorList = z.object({
  administrators: z.array(administrator),
  invitations: z.array(invitation),
})

export const newInvitation = z.object({ email, role, language, ...ownPassword })
export const roleChange = z.object({ role, ...ownPassword })
export const withOwnPassword = z.object(ownPassword)

const token = z.string().check(z.minLength(1), z.maxLength(100))
export const invitationToken = z.object({ token })

/** What the link of an invitation is for. */
export const invitationOffer = z.object({
  email: z.string(),
  role,
  /** Whether there is an account with the address, which becomes an administrator's. */
  has_account: z.boolean(),
})

export const acceptance = z.object({ token, name: personName, password: newPassword })
/** By the password of the account that is there. */
export const accountAcceptance = z.object({ token, password: enteredPassword })

/** What of an administrator `If-Match` of another role stands for. */
export const administratorTag = ({ role }: Pick<Administrator, 'role'>) => recordTag({ role })

export type Administrator = z.output<typeof administrator>
export type Invitation = z.output<typeof invitation>
export type AdministratorList = z.output<typeof administratorList>
export type NewInvitation = z.output<typeof newInvitation>
export type RoleChange = z.output<typeof roleChange>
export type InvitationOffer = z.output<typeof invitationOffer>
