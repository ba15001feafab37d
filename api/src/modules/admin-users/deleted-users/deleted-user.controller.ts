import { listDeletedUsers } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { withPageHeaders } from '../../../platform/paging/page-headers.ts'
import { DeletedUserService } from './deleted-user.service.ts'

@Controller()
export class DeletedUserController {
  constructor(private readonly users: DeletedUserService) {}

  @Serve(listDeletedUsers)
  async list(call: Call<typeof listDeletedUsers>) {
    return withPageHeaders(call, await this.users.list(call.query))
  }
}
