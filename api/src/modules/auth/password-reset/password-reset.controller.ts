import { confirmPasswordReset, requestPasswordReset, verifyResetCode } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'
import { PasswordResetService } from './password-reset.service.ts'

@Controller()
export class PasswordResetController {
  constructor(private readonly resets: PasswordResetService) {}

  @Serve(requestPasswordReset)
  async request({ body, language }: Call<typeof requestPasswordReset>) {
    await this.resets.request(body.email, language)
    return success('reset_requested', language)
  }

  @Serve(verifyResetCode)
  async verify({ body, language }: Call<typeof verifyResetCode>) {
    await this.resets.verify(body)
    return success('reset_code_valid', language)
  }

  @Serve(confirmPasswordReset)
  async confirm({ body, language }: Call<typeof confirmPasswordReset>) {
    await this.resets.confirm(body)
    return success('password_reset', language)
  }
}
