import { removeUserSecondFactors } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'
import { UserSecondFactorsService } from './user-second-factors.service.ts'

@Controller()
export class UserSecondFactorsController {
  constructor(private readonly factors: UserSecondFactorsService) {}

  @Serve(removeUserSecondFactors)
  async remove({ user, params, body, language }: Call<typeof removeUserSecondFactors>) {
    await this.factors.remove(user, params.id, body.admin_password)
    return success('second_factor_removed', language)
  }
}
