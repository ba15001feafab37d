import * as z from 'zod/mini'
import { accountCopy } from '../account/account.schema.ts'
import { enteredPassword } from '../auth/credentials.schema.ts'
import { idParams, success } from '../common/field.schema.ts'
import { listSearch } from '../common/list-search.schema.ts'
import { endpoint } from '../endpoint.ts'
import { deletedUserSorts, USER_PAGE_MAX } from './admin-user.options.ts'
import { deletedUser } from './admin-user.schema.ts'

export const listDeletedUsers = endpoint({
  id: 'deleted-users.list',
  method: 'GET',
  path: '/api/admin/users/deleted',
  summary:
    'Deleted accounts, the latest deletion first: all of them, or with `limit` one page (X-Total-Count, Link)',
  permission: 'admin',
  area: 'people',
  query: z.object({
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(USER_PAGE_MAX))),
    cursor: z.optional(z.string()),
    /** Words of the name, the e-mail and the phone. More than a thousand hits are not counted on: `X-Total-Relation: gte`. */
    search: listSearch,
    sort: z.optional(z.enum(deletedUserSorts)),
  }),
  response: z.array(deletedUser),
})

export const getDeletedUser = endpoint({
  id: 'deleted-users.get',
  method: 'GET',
  path: '/api/admin/users/deleted/:id',
  summary: 'One deleted account: who deleted it and when, and when it is erased for good',
  permission: 'admin',
  area: 'people',
  params: idParams,
  response: deletedUser,
  notFound: 'user_not_found',
})

export const restoreUser = endpoint({
  id: 'deleted-users.restore',
  method: 'POST',
  path: '/api/admin/users/:id/restore',
  summary: 'Bring a deleted account back with its companions and chats; its old tokens stay dead',
  permission: 'admin',
  area: 'people',
  params: idParams,
  body: z.object({ admin_password: enteredPassword }),
  response: success,
  errors: ['other_administrator', 'admin_password_wrong', 'rate_limited'],
  notFound: 'user_not_found',
})

export const eraseUser = endpoint({
  id: 'deleted-users.erase',
  method: 'DELETE',
  path: '/api/admin/users/deleted/:id',
  summary: 'Erase a deleted account for good, with all that belongs to it; payments stay without a name',
  permission: 'admin',
  area: 'people',
  params: idParams,
  body: z.object({ admin_password: enteredPassword }),
  response: success,
  errors: ['other_administrator', 'admin_password_wrong', 'rate_limited'],
  notFound: 'user_not_found',
})

export const exportDeletedUser = endpoint({
  id: 'deleted-users.export',
  method: 'POST',
  path: '/api/admin/users/deleted/:id/export',
  summary: 'What is kept about a deleted account, as a file for who asks for it; without chats and memories',
  permission: 'admin',
  area: 'compliance',
  params: idParams,
  body: z.object({ admin_password: enteredPassword }),
  response: accountCopy,
  errors: ['other_administrator', 'admin_password_wrong', 'rate_limited', 'storage_unavailable'],
  notFound: 'user_not_found',
})
