import { createUser, setCustomPassword, toggleUserStandby, updateUser } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'
import { AccountStandbyService } from './account-standby.service.ts'
import { CreateAccountService } from './create-account.service.ts'
import { CustomPasswordService } from './custom-password.service.ts'
import { UpdateAccountService } from './update-account.service.ts'

@Controller()
export class AccountController {
  private readonly creation: CreateAccountService
  private readonly updates: UpdateAccountService
  private readonly standby: AccountStandbyService
  private readonly passwords: CustomPasswordService

  constructor(
    creation: CreateAccountService,
    updates: UpdateAccountService,
    standby: AccountStandbyService,
    passwords: CustomPasswordService,
  ) {
    this.creation = creation
    this.updates = updates
    this.standby = standby
    this.passwords = passwords
  }

  @Serve(createUser)
  create({ user, body, language }: Call<typeof createUser>) {
    return this.creation.create(user, body, language)
  }

  @Serve(updateUser)
  update({ user, params, body }: Call<typeof updateUser>) {
    return this.updates.update(user, params.id, body)
  }

  @Serve(toggleUserStandby)
  toggleStandby({ user, params }: Call<typeof toggleUserStandby>) {
    return this.standby.toggle(user, params.id)
  }

  @Serve(setCustomPassword)
  async setPassword({ user, params, body, language }: Call<typeof setCustomPassword>) {
    await this.passwords.set(user, params.id, body.new_password)
    return success('custom_password_set', language)
  }
}
