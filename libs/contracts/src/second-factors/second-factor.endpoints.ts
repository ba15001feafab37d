import * as z from 'zod/mini'
import { enteredPassword } from '../auth/credentials.schema.ts'
import { idParams, success } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import { secondFactors, secondStep, secondStepProof, ticket } from './second-factor.schema.ts'

export const listSecondFactors = endpoint({
  id: 'second-factors.list',
  method: 'GET',
  path: '/api/account/second-factors',
  summary: "The own account's second factors",
  permission: 'user',
  response: secondFactors,
})

export const startSecondFactorChange = endpoint({
  id: 'second-factors.change',
  method: 'POST',
  path: '/api/account/second-factors/change',
  summary:
    'A ticket to change the own second factors, for the password; with `methods` it needs its second step first',
  permission: 'user',
  body: z.object({ password: enteredPassword }),
  response: secondStep,
  errors: ['password_incorrect', 'rate_limited'],
})

export const confirmSecondFactorChange = endpoint({
  id: 'second-factors.change-confirm',
  method: 'POST',
  path: '/api/account/second-factors/change/confirm',
  summary: 'The second step of that ticket',
  permission: 'user',
  body: secondStepProof,
  response: success,
  errors: ['second_step_wrong', 'second_step_expired', 'rate_limited'],
})

export const removeSecondFactor = endpoint({
  id: 'second-factors.remove',
  method: 'DELETE',
  path: '/api/account/second-factors/:id',
  summary: 'Remove a second factor; with the last one the recovery codes go',
  permission: 'user',
  params: idParams,
  body: z.object({ ticket }),
  response: success,
  errors: ['second_step_expired', 'second_factor_last'],
  notFound: 'second_factor_not_found',
})

export const renewRecoveryCodes = endpoint({
  id: 'second-factors.recovery-codes',
  method: 'POST',
  path: '/api/account/recovery-codes',
  summary: 'New recovery codes; the ones before are void',
  permission: 'user',
  body: z.object({ ticket }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
  errors: ['second_step_expired', 'second_factor_not_found'],
})

export const removeUserSecondFactors = endpoint({
  id: 'admin-users.second-factors',
  method: 'DELETE',
  path: '/api/admin/users/:id/second-factors',
  summary:
    "Remove another account's lost second factors; needs the password of the administrator, and ends its sessions",
  permission: 'admin',
  area: 'people',
  params: idParams,
  body: z.object({ admin_password: enteredPassword }),
  response: success,
  errors: [
    'other_administrator',
    'admin_password_wrong',
    'own_account',
    'second_factor_not_found',
    'rate_limited',
  ],
  notFound: 'user_not_found',
})
