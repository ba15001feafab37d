import * as z from 'zod/mini'
import { enteredPassword } from '../auth/credentials.schema.ts'
import { user } from '../auth/user.schema.ts'
import { email, line, personName, success } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'

export const updateOwnName = endpoint({
  id: 'account.name',
  method: 'PUT',
  path: '/api/account/name',
  summary: 'Change the own name',
  permission: 'user',
  body: z.object({ name: personName }),
  response: user,
})

export const requestEmailChange = endpoint({
  id: 'account.email',
  method: 'PUT',
  path: '/api/account/email',
  summary: 'Mail a link to a new address, which becomes the own one when it is followed',
  permission: 'user',
  body: z.object({ email, password: enteredPassword }),
  response: success,
  errors: ['password_incorrect', 'email_exists', 'email_unchanged', 'rate_limited'],
})

export const resendEmailConfirmation = endpoint({
  id: 'account.email-confirmation',
  method: 'POST',
  path: '/api/account/email/confirmation',
  summary: 'Mail another link that confirms the own address; an hour after the last mail at the earliest',
  permission: 'user',
  response: success,
  errors: ['email_confirmed_already', 'rate_limited'],
})

export const confirmEmail = endpoint({
  id: 'auth.confirm-email',
  method: 'POST',
  path: '/api/auth/confirm-email',
  summary: 'Confirm an address with the token of a mailed link; a changed address ends the sessions',
  permission: 'public',
  body: z.object({ token: line(100) }),
  response: z.object({ email: z.string() }),
  errors: ['confirmation_invalid', 'email_exists'],
})
