import { confirmPasswordReset, requestPasswordReset, verifyResetCode } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { clientAddress } from '../../../platform/http/client-address.ts'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'
import { PasswordResetService } from './password-reset.service.ts'

@Controller()
export class PasswordResetController {
  constructor(private readonly resets: PasswordResetService) {}

  @Serve(requestPasswordReset)
  async request({ body, request, language }: Call<typeof requestPasswordReset>) {
    await this.resets.request(body.email, { address: clientAddress(request), language })
    return success('reset_requested', language)
  }

  @Serve(verifyResetCode)
  async verify({ body, request, language }: Call<typeof verifyResetCode>) {
    await this.resets.verify(body, clientAddress(request))
    return success('reset_code_valid', language)
  }

  @Serve(confirmPasswordReset)
  async confirm({ body, request, language }: Call<typeof confirmPasswordReset>) {
    await this.resets.confirm(body, clientAddress(request))
    return success('password_reset', language)
  }
}
