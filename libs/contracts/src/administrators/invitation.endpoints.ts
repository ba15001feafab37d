import { success } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import { acceptance, accountAcceptance, invitationOffer, invitationToken } from './administrator.schema.ts'

export const getInvitation = endpoint({
  id: 'invitation.get',
  method: 'POST',
  path: '/api/auth/invitation',
  summary: 'What the link of an invitation is for; does not use it up',
  permission: 'public',
  body: invitationToken,
  response: invitationOffer,
  errors: ['invitation_invalid'],
})

export const acceptInvitation = endpoint({
  id: 'invitation.accept',
  method: 'POST',
  path: '/api/auth/invitation/accept',
  summary: 'Make the account of an invited administrator, who then logs in; uses the link up',
  permission: 'public',
  body: acceptance,
  response: success,
  errors: ['invitation_invalid', 'email_exists'],
})

export const acceptInvitationWithAccount = endpoint({
  id: 'invitation.accept-with-account',
  method: 'POST',
  path: '/api/auth/invitation/accept-with-account',
  summary: 'Make an administrator of the account with the invited address, by its password; uses the link up',
  permission: 'public',
  body: accountAcceptance,
  response: success,
  errors: ['invitation_invalid', 'password_incorrect', 'password_change_required', 'rate_limited'],
})
