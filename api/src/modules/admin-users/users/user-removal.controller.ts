import { removeUser, restoreUser } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'
import { UserRemovalService } from './user-removal.service.ts'

@Controller()
export class UserRemovalController {
  constructor(private readonly users: UserRemovalService) {}

  @Serve(removeUser)
  async remove({ user, params, body, language }: Call<typeof removeUser>) {
    await this.users.remove(user, params.id, body.admin_password)
    return success('user_deleted', language)
  }

  @Serve(restoreUser)
  async restore({ user, params, body, language }: Call<typeof restoreUser>) {
    await this.users.restore(user, params.id, body.admin_password)
    return success('user_restored', language)
  }
}
