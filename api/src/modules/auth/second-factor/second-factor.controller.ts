import {
  confirmSecondFactorChange,
  listSecondFactors,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactorChange,
} from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'
import { SecondFactorChangeService } from './second-factor-change.service.ts'

@Controller()
export class SecondFactorController {
  constructor(private readonly changes: SecondFactorChangeService) {}

  @Serve(listSecondFactors)
  list({ user }: Call<typeof listSecondFactors>) {
    return this.changes.list(user)
  }

  @Serve(startSecondFactorChange)
  start({ user, body }: Call<typeof startSecondFactorChange>) {
    return this.changes.start(user, body.password)
  }

  @Serve(confirmSecondFactorChange)
  async confirm({ user, body, language }: Call<typeof confirmSecondFactorChange>) {
    await this.changes.confirm(user, body)
    return success('second_step_made', language)
  }

  @Serve(removeSecondFactor)
  async remove({ user, params, body, language }: Call<typeof removeSecondFactor>) {
    await this.changes.remove(user, body.ticket, params.id)
    return success('second_factor_removed', language)
  }

  @Serve(renewRecoveryCodes)
  async renewRecoveryCodes({ user, body }: Call<typeof renewRecoveryCodes>) {
    return { recovery_codes: await this.changes.renewRecoveryCodes(user, body.ticket) }
  }
}
