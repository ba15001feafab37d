import * as z from 'zod/mini'
import { PASSWORD_MAX } from '../auth/account.limits.ts'
import { enteredPassword, newPassword } from '../auth/credentials.schema.ts'
import { user } from '../auth/user.schema.ts'
import { birthDate, email, maxUnits, orNull, personName, phone, timestamp } from '../common/field.schema.ts'
import { recordTag } from '../common/record-tag.ts'

/** What an administrator edits of an account. */
export const userDraft = z.object({
  name: personName,
  email,
  phone: orNull(phone),
  birth_date: orNull(birthDate),
})

/** What of an account `If-Match` stands for. */
export const userTag = ({ name, email, phone, birth_date }: Record<keyof UserDraft, string | null>) =>
  recordTag({ name, email, phone, birth_date })

/** For administrators who change their own way in: the password that they have. */
const ownPassword = { admin_password: z.optional(enteredPassword) }

/** `admin_password` is needed for one's own e-mail. */
export const userUpdate = z.extend(userDraft, ownPassword)

export const PROFILE_TYPE = 'effettivo'
export const PASSWORD_MODE = 'manual'

/** A free account that an administrator makes: the two fixed values are part of the specification's payload. */
export const userCreation = z.extend(userDraft, {
  password: newPassword,
  profileType: z.literal(PROFILE_TYPE),
  passwordMode: z.literal(PASSWORD_MODE),
})

/**
 * A password that an administrator sets: any characters and no minimum, but not blank. `admin_password` is needed for one's
 * own.
 */
export const customPassword = z.object({
  new_password: z.string().check(
    ...maxUnits(PASSWORD_MAX),
    z.refine((value) => value.trim() !== '', 'required'),
  ),
  ...ownPassword,
})

export const deletedUser = z.extend(user, {
  deleted_at: timestamp,
  /** The id of the administrator who deleted it; null when that account is gone. */
  deleted_by: z.nullable(z.string()),
  /** That administrator's name, for the table. */
  deleted_by_name: z.nullable(z.string()),
  /** When it is erased for good; null where deleted accounts are kept. */
  erased_at: z.nullable(timestamp),
})

export type UserUpdate = z.output<typeof userUpdate>
export type UserDraft = z.output<typeof userDraft>
export type UserCreation = z.output<typeof userCreation>
export type DeletedUser = z.output<typeof deletedUser>
