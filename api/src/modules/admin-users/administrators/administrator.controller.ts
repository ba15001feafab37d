import {
  changeAdministratorRole,
  inviteAdministrator,
  listAdministrators,
  resendInvitation,
  revokeAdministrator,
  revokeInvitation,
} from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'
import { AdministratorChangeService } from './administrator-change.service.ts'
import { InvitationService } from './invitation.service.ts'

@Controller()
export class AdministratorController {
  constructor(
    private readonly administrators: AdministratorChangeService,
    private readonly invitations: InvitationService,
  ) {}

  @Serve(listAdministrators)
  list() {
    return this.administrators.list()
  }

  @Serve(inviteAdministrator)
  invite({ user, body }: Call<typeof inviteAdministrator>) {
    return this.invitations.invite(user, body)
  }

  @Serve(resendInvitation)
  resend({ user, params, body }: Call<typeof resendInvitation>) {
    return this.invitations.resend(user, params.id, body.admin_password)
  }

  @Serve(revokeInvitation)
  async revokeInvitation({ user, params, body, language }: Call<typeof revokeInvitation>) {
    await this.invitations.revoke(user, params.id, body.admin_password)
    return success('invitation_revoked', language)
  }

  @Serve(changeAdministratorRole)
  async changeRole({ user, params, body, language, request }: Call<typeof changeAdministratorRole>) {
    await this.administrators.setRole(user, params.id, body, request.headers['if-match'])
    return success('administrator_role_changed', language)
  }

  @Serve(revokeAdministrator)
  async revoke({ user, params, body, language }: Call<typeof revokeAdministrator>) {
    await this.administrators.revoke(user, params.id, body.admin_password)
    return success('administrator_revoked', language)
  }
}
