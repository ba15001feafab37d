import * as z from 'zod/mini'
import { enteredPassword } from '../auth/credentials.schema.ts'
import { success } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import { accountExport } from './account.schema.ts'

export const exportAccount = endpoint({
  id: 'account.export',
  method: 'GET',
  path: '/api/account/export',
  summary: 'All data of the own account, as a file',
  permission: 'user',
  showsChats: true,
  response: accountExport,
  errors: ['rate_limited', 'storage_unavailable'],
})

export const removeAccount = endpoint({
  id: 'account.remove',
  method: 'DELETE',
  path: '/api/account',
  summary: 'Delete the own account with all its data, for good; administrators cannot',
  permission: 'user',
  body: z.object({ password: enteredPassword }),
  response: success,
  errors: ['password_incorrect', 'own_account', 'rate_limited'],
})
