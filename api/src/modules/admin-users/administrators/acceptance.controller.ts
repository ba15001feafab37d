import { acceptInvitation, acceptInvitationWithAccount, getInvitation } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'
import { AcceptanceService } from './acceptance.service.ts'

/** For who has no account yet, or is not logged in to it. */
@Controller()
export class AcceptanceController {
  constructor(private readonly acceptances: AcceptanceService) {}

  @Serve(getInvitation)
  getOffer({ body }: Call<typeof getInvitation>) {
    return this.acceptances.getOffer(body.token)
  }

  @Serve(acceptInvitation)
  async accept({ body, language }: Call<typeof acceptInvitation>) {
    await this.acceptances.accept(body.token, body.name, body.password)
    return success('invitation_accepted', language)
  }

  @Serve(acceptInvitationWithAccount)
  async acceptWithAccount({ body, language }: Call<typeof acceptInvitationWithAccount>) {
    await this.acceptances.acceptWithAccount(body.token, body.password)
    return success('invitation_accepted', language)
  }
}
