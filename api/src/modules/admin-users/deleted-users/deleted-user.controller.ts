import { eraseUser, listDeletedUsers } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'
import { withPageHeaders } from '../../../platform/paging/page-headers.ts'
import { DeletedUserService } from './deleted-user.service.ts'
import { DeletedUserErasureService } from './deleted-user-erasure.service.ts'

@Controller()
export class DeletedUserController {
  constructor(
    private readonly users: DeletedUserService,
    private readonly erasure: DeletedUserErasureService,
  ) {}

  @Serve(listDeletedUsers)
  async list(call: Call<typeof listDeletedUsers>) {
    return withPageHeaders(call, await this.users.list(call.query))
  }

  @Serve(eraseUser)
  async erase({ user, params, body, language }: Call<typeof eraseUser>) {
    await this.erasure.erase(user, params.id, body.admin_password)
    return success('user_erased', language)
  }
}
