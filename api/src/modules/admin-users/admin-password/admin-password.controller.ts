import { verifyAdminPassword } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'
import { AdminPasswordService } from './admin-password.service.ts'

@Controller()
export class AdminPasswordController {
  constructor(private readonly passwords: AdminPasswordService) {}

  @Serve(verifyAdminPassword)
  async verify({ user, body, language }: Call<typeof verifyAdminPassword>) {
    await this.passwords.check(user.id, body.password)
    return success('admin_password_right', language)
  }
}
