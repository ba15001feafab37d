import * as z from 'zod/mini'
import { toLatinDigits } from '../common/digits.ts'
import {
  birthDate,
  email,
  enteredEmail,
  line,
  maxUnits,
  minUnits,
  orNull,
  personName,
  phone,
} from '../common/field.schema.ts'
import { DISCOUNT_CODE_MAX, PASSWORD_MAX, PASSWORD_MIN, RESET_CODE_LENGTH } from './account.limits.ts'
import { user } from './user.schema.ts'

export const newPassword = z
  .string()
  .check(minUnits(PASSWORD_MIN), ...maxUnits(PASSWORD_MAX))
  .register(z.globalRegistry, { minLength: PASSWORD_MIN })

/** A password that is compared, not set: only its presence is checked. */
export const enteredPassword = z.string().check(z.minLength(1), ...maxUnits(PASSWORD_MAX))

export const login = z.object({ email: enteredEmail, password: enteredPassword })

export const registration = z.object({
  name: personName,
  email,
  password: newPassword,
  birth_date: orNull(birthDate),
  phone: orNull(phone),
  discount_code: orNull(line(DISCOUNT_CODE_MAX)),
})

export const resetCode = z
  .string()
  .check(z.trim(), z.overwrite(toLatinDigits), z.regex(new RegExp(`^\\d{${RESET_CODE_LENGTH}}$`)))

export const passwordChange = z.object({ current_password: enteredPassword, new_password: newPassword })

export const session = z.object({ token: z.string(), user })

export type Session = z.output<typeof session>
