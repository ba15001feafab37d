import { idParams, success } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import {
  administratorList,
  invitation,
  newInvitation,
  roleChange,
  withOwnPassword,
} from './administrator.schema.ts'

export const listAdministrators = endpoint({
  id: 'administrators.list',
  method: 'GET',
  path: '/api/admin/administrators',
  summary: 'Who administers, and who has been invited to',
  permission: 'admin',
  area: 'administrators',
  response: administratorList,
})

export const inviteAdministrator = endpoint({
  id: 'administrators.invite',
  method: 'POST',
  path: '/api/admin/administrators/invitations',
  summary: 'Mail somebody a link by which they become an administrator; needs the own password',
  permission: 'admin',
  area: 'administrators',
  body: newInvitation,
  response: invitation,
  status: 201,
  errors: [
    'admin_password_wrong',
    'administrator_exists',
    'invitation_exists',
    'email_exists',
    'rate_limited',
  ],
})

export const resendInvitation = endpoint({
  id: 'administrators.resend',
  method: 'POST',
  path: '/api/admin/administrators/invitations/:id/resend',
  summary: 'Mail an invitation again, with a new link and time; the link before is void',
  permission: 'admin',
  area: 'administrators',
  params: idParams,
  body: withOwnPassword,
  response: invitation,
  errors: ['admin_password_wrong', 'rate_limited'],
  notFound: 'invitation_not_found',
})

export const revokeInvitation = endpoint({
  id: 'administrators.revoke-invitation',
  method: 'DELETE',
  path: '/api/admin/administrators/invitations/:id',
  summary: 'Take an invitation back; its link is void from then on',
  permission: 'admin',
  area: 'administrators',
  params: idParams,
  body: withOwnPassword,
  response: success,
  errors: ['admin_password_wrong', 'rate_limited'],
  notFound: 'invitation_not_found',
})

export const changeAdministratorRole = endpoint({
  id: 'administrators.change-role',
  method: 'PUT',
  path: '/api/admin/administrators/:id/role',
  summary:
    'Give another administrator another role, from the next call on; with `If-Match` only where nobody else has given one meanwhile',
  permission: 'admin',
  area: 'administrators',
  params: idParams,
  body: roleChange,
  response: success,
  errors: ['admin_password_wrong', 'own_account', 'rate_limited', 'record_outdated'],
  notFound: 'user_not_found',
})

export const revokeAdministrator = endpoint({
  id: 'administrators.revoke',
  method: 'DELETE',
  path: '/api/admin/administrators/:id',
  summary: 'Make another administrator an ordinary user; their sessions end',
  permission: 'admin',
  area: 'administrators',
  params: idParams,
  body: withOwnPassword,
  response: success,
  errors: ['admin_password_wrong', 'own_account', 'rate_limited'],
  notFound: 'user_not_found',
})
