import { deleteUser, restoreUser } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'
import { AccountDeletionService } from './account-deletion.service.ts'

@Controller()
export class AccountDeletionController {
  private readonly accounts: AccountDeletionService

  constructor(accounts: AccountDeletionService) {
    this.accounts = accounts
  }

  @Serve(deleteUser)
  async delete({ user, params, body, language }: Call<typeof deleteUser>) {
    await this.accounts.delete(user, params.id, body.admin_password)
    return success('user_deleted', language)
  }

  @Serve(restoreUser)
  async restore({ user, params, body, language }: Call<typeof restoreUser>) {
    await this.accounts.restore(user, params.id, body.admin_password)
    return success('user_restored', language)
  }
}
