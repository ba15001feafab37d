import * as z from 'zod/mini'
import { enteredPassword } from '../auth/credentials.schema.ts'
import { user } from '../auth/user.schema.ts'
import { day, idParams, success } from '../common/field.schema.ts'
import { listSearch } from '../common/list-search.schema.ts'
import { endpoint } from '../endpoint.ts'
import { timeZone, USER_PAGE_MAX, userSorts, userStatuses } from './admin-user.options.ts'
import { customPassword, userCreation, userUpdate } from './admin-user.schema.ts'

export const listUsers = endpoint({
  id: 'admin-users.list',
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Accounts that are not deleted: all of them, or with `limit` one page (X-Total-Count, Link)',
  permission: 'admin',
  area: 'people',
  query: z.object({
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(USER_PAGE_MAX))),
    cursor: z.optional(z.string()),
    /** Words of the name, the e-mail and the phone. More than a thousand hits are not counted on: `X-Total-Relation: gte`. */
    search: listSearch,
    status: z.optional(z.enum(userStatuses)),
    /** First and last day of registration, both whole, in `time_zone`. */
    from: z.optional(day),
    to: z.optional(day),
    /** Where the days of `from` and `to` begin; UTC when it is absent. */
    time_zone: z.optional(timeZone),
    sort: z.optional(z.enum(userSorts)),
  }),
  response: z.array(user),
})

export const getUser = endpoint({
  id: 'admin-users.get',
  method: 'GET',
  path: '/api/admin/users/:id',
  summary: 'One account that is not deleted',
  permission: 'admin',
  area: 'people',
  params: idParams,
  response: user,
  notFound: 'user_not_found',
})

export const createUser = endpoint({
  id: 'admin-users.create',
  method: 'POST',
  path: '/api/admin/users',
  summary: 'Create a free account',
  permission: 'admin',
  area: 'people',
  body: userCreation,
  response: user,
  status: 201,
  errors: ['email_exists', 'under_age'],
})

export const updateUser = endpoint({
  id: 'admin-users.update',
  method: 'PUT',
  path: '/api/admin/users/:id',
  summary: 'Change name, e-mail, phone and birth date of an account; the own e-mail needs the own password',
  permission: 'admin',
  area: 'people',
  params: idParams,
  body: userUpdate,
  response: user,
  errors: [
    'admin_password_wrong',
    'email_exists',
    'under_age',
    'other_administrator',
    'record_outdated',
    'rate_limited',
  ],
  notFound: 'user_not_found',
})

export const toggleUserStandby = endpoint({
  id: 'admin-users.standby',
  method: 'PATCH',
  path: '/api/admin/users/:id/standby',
  summary: 'Put an account on standby, or make it active again; without a body whichever it is not',
  permission: 'admin',
  area: 'people',
  params: idParams,
  /** What is to be, where somebody else may be quicker. */
  body: z.object({ is_standby: z.optional(z.boolean()) }),
  response: user,
  errors: ['other_administrator', 'own_account'],
  notFound: 'user_not_found',
})

export const removeUser = endpoint({
  id: 'admin-users.remove',
  method: 'DELETE',
  path: '/api/admin/user/:id',
  summary: 'Delete an account, restorably; needs the password of the administrator',
  permission: 'admin',
  area: 'people',
  params: idParams,
  body: z.object({ admin_password: enteredPassword }),
  response: success,
  errors: ['other_administrator', 'admin_password_wrong', 'own_account', 'rate_limited'],
  notFound: 'user_not_found',
})

export const sendAnnouncement = endpoint({
  id: 'admin-users.announcement',
  method: 'POST',
  path: '/api/admin/users/:id/announcement',
  summary: 'Mail the template `announcement` to an account',
  permission: 'admin',
  area: 'people',
  params: idParams,
  response: success,
  errors: ['other_administrator', 'mail_not_posted'],
  notFound: 'user_not_found',
})

export const setCustomPassword = endpoint({
  id: 'admin-users.custom-password',
  method: 'PUT',
  path: '/api/admin/user/:id/generate-password',
  summary: 'Set the password of an account, whose sessions end; the own one needs the own password before',
  permission: 'admin',
  area: 'people',
  params: idParams,
  body: customPassword,
  response: success,
  errors: ['admin_password_wrong', 'other_administrator', 'password_unchanged', 'rate_limited'],
  notFound: 'user_not_found',
})

export const verifyAdminPassword = endpoint({
  id: 'admin-users.verify-password',
  method: 'POST',
  path: '/api/admin/verify-password',
  summary: 'Check the password of the calling administrator; a wrong one does not end the session',
  permission: 'admin',
  area: 'own',
  body: z.object({ password: enteredPassword }),
  response: success,
  errors: ['admin_password_wrong', 'rate_limited'],
})
