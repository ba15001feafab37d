import { exportAccount, removeAccount, updateEmotionConsent } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { clientAddress } from '../../../platform/http/client-address.ts'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'
import { SecurityLog } from '../../../platform/security-log/security-log.ts'
import { AccountService } from './account.service.ts'
import { AccountDataService } from './account-data.service.ts'
import { AccountRemovalService } from './account-removal.service.ts'

@Controller()
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly data: AccountDataService,
    private readonly removals: AccountRemovalService,
    private readonly log: SecurityLog,
  ) {}

  @Serve(exportAccount)
  async export({ user, request, reply }: Call<typeof exportAccount>) {
    const file = await this.data.export(user.id)
    await this.log.record({ event: 'account.export', userId: user.id, address: clientAddress(request) })
    const day = new Date().toISOString().slice(0, 10)
    reply
      .header('content-disposition', `attachment; filename="confida-${day}.json"`)
      .type('application/json; charset=utf-8')
      .send(file.createReadStream({ start: 0 }))
    return undefined
  }

  @Serve(removeAccount)
  async remove({ user, body, language }: Call<typeof removeAccount>) {
    await this.removals.remove(user, body.password)
    return success('account_removed', language)
  }

  @Serve(updateEmotionConsent)
  async updateEmotionConsent({ user, body }: Call<typeof updateEmotionConsent>) {
    await this.accounts.setEmotionConsent(user.id, body.enabled)
    return { enabled: body.enabled }
  }
}
