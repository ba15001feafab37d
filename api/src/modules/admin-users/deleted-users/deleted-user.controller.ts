import { eraseUser, exportDeletedUser, getDeletedUser, listDeletedUsers } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'
import { withPageHeaders } from '../../../platform/paging/page-headers.ts'
import { DeletedUserService } from './deleted-user.service.ts'
import { DeletedUserErasureService } from './deleted-user-erasure.service.ts'
import { DeletedUserExportService } from './deleted-user-export.service.ts'

@Controller()
export class DeletedUserController {
  constructor(
    private readonly users: DeletedUserService,
    private readonly erasure: DeletedUserErasureService,
    private readonly exports: DeletedUserExportService,
  ) {}

  @Serve(listDeletedUsers)
  async list(call: Call<typeof listDeletedUsers>) {
    return withPageHeaders(call, await this.users.list(call.query, call.user))
  }

  @Serve(getDeletedUser)
  get({ params, user }: Call<typeof getDeletedUser>) {
    return this.users.get(params.id, user)
  }

  @Serve(eraseUser)
  async erase({ user, params, body, language }: Call<typeof eraseUser>) {
    await this.erasure.erase(user, params.id, body.admin_password)
    return success('user_erased', language)
  }

  @Serve(exportDeletedUser)
  async export({ user, params, body, reply }: Call<typeof exportDeletedUser>) {
    const file = await this.exports.export(user, params.id, body.admin_password)
    reply
      .code(200)
      .header('content-disposition', `attachment; filename="confida-${params.id}.json"`)
      .type('application/json; charset=utf-8')
      .send(file.createReadStream({ start: 0 }))
    return undefined
  }
}
