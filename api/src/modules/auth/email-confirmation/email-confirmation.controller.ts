import { confirmEmail, requestEmailChange, resendEmailConfirmation, updateOwnName } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'
import { AccountService } from '../account/account.service.ts'
import { EmailConfirmationService } from './email-confirmation.service.ts'

/** One's own name and address. */
@Controller()
export class EmailConfirmationController {
  constructor(
    private readonly accounts: AccountService,
    private readonly confirmations: EmailConfirmationService,
  ) {}

  @Serve(updateOwnName)
  updateName({ user, body }: Call<typeof updateOwnName>) {
    return this.accounts.setName(user.id, body.name)
  }

  @Serve(requestEmailChange)
  async requestChange({ user, body, language }: Call<typeof requestEmailChange>) {
    await this.confirmations.requestChange(user, body.email, body.password)
    return success('confirmation_sent', language)
  }

  @Serve(resendEmailConfirmation)
  async resend({ user, language }: Call<typeof resendEmailConfirmation>) {
    await this.confirmations.resend(user)
    return success('confirmation_sent', language)
  }

  @Serve(confirmEmail)
  async confirm({ body }: Call<typeof confirmEmail>) {
    return { email: await this.confirmations.confirm(body.token) }
  }
}
