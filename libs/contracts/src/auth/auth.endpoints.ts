import * as z from 'zod/mini'
import { email, success } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import { secondStep } from '../second-factors/second-factor.schema.ts'
import {
  login as credentials,
  newPassword,
  passwordChange,
  registration,
  resetCode,
  session,
} from './credentials.schema.ts'
import { user } from './user.schema.ts'

export const login = endpoint({
  id: 'auth.login',
  method: 'POST',
  path: '/api/auth/login',
  summary:
    'Log in with e-mail and password; where that is not enough, the answer is a ticket for the second step',
  permission: 'public',
  body: credentials,
  response: z.union([session, z.object({ second_step: secondStep })]),
  errors: ['invalid_credentials', 'account_standby', 'rate_limited'],
})

export const register = endpoint({
  id: 'auth.register',
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Create an account and log in',
  permission: 'public',
  body: registration,
  response: session,
  status: 201,
  errors: ['email_exists', 'under_age', 'discount_unknown', 'rate_limited'],
})

export const getProfile = endpoint({
  id: 'auth.profile',
  method: 'GET',
  path: '/api/auth/profile',
  summary: 'The account of the token',
  permission: 'user',
  isBeforeNewPassword: true,
  response: user,
})

export const logout = endpoint({
  id: 'auth.logout',
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this session; its token is dead from then on',
  permission: 'user',
  isBeforeNewPassword: true,
  response: success,
})

export const requestPasswordReset = endpoint({
  id: 'auth.password-reset-request',
  method: 'POST',
  path: '/api/auth/password-reset-request',
  summary: 'Mail a reset code; the same answer whether or not the address exists',
  permission: 'public',
  body: z.object({ email }),
  response: success,
  errors: ['rate_limited'],
})

export const verifyResetCode = endpoint({
  id: 'auth.verify-reset-code',
  method: 'POST',
  path: '/api/auth/verify-reset-code',
  summary: 'Check a reset code without using it up',
  permission: 'public',
  body: z.object({ email, code: resetCode }),
  response: success,
  errors: ['reset_code_invalid', 'rate_limited'],
})

export const confirmPasswordReset = endpoint({
  id: 'auth.password-reset-confirm',
  method: 'POST',
  path: '/api/auth/password-reset-confirm',
  summary: 'Set a new password with a reset code; ends every session of the account',
  permission: 'public',
  body: z.object({ email, code: resetCode, new_password: newPassword }),
  response: success,
  errors: ['reset_code_invalid', 'rate_limited'],
})

export const changePassword = endpoint({
  id: 'auth.change-password',
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Change the own password; other sessions end, this one goes on with the new token',
  permission: 'user',
  isBeforeNewPassword: true,
  body: passwordChange,
  response: z.extend(success, { token: z.string() }),
  errors: ['password_incorrect', 'password_unchanged', 'rate_limited'],
})
