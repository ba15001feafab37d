import { confirmPasswordReset, requestPasswordReset, verifyResetCode } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { KnownDevices } from '../../../platform/access/known-devices.ts'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'
import { PasswordResetService } from './password-reset.service.ts'

@Controller()
export class PasswordResetController {
  constructor(
    private readonly resets: PasswordResetService,
    private readonly devices: KnownDevices,
  ) {}

  @Serve(requestPasswordReset)
  async request({ body, request, language }: Call<typeof requestPasswordReset>) {
    await this.resets.request(body.email, this.devices.visitorOf(request), language)
    return success('reset_requested', language)
  }

  @Serve(verifyResetCode)
  async verify({ body, request, language }: Call<typeof verifyResetCode>) {
    await this.resets.verify(body, this.devices.visitorOf(request))
    return success('reset_code_valid', language)
  }

  @Serve(confirmPasswordReset)
  async confirm({ body, request, reply, language }: Call<typeof confirmPasswordReset>) {
    const userId = await this.resets.confirm(body, this.devices.visitorOf(request))
    this.devices.remember(request, reply, userId)
    return success('password_reset', language)
  }
}
