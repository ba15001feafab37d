import { listUsers } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { withPageHeaders } from '../../../platform/paging/page-headers.ts'
import { UserListService } from './user-list.service.ts'

@Controller()
export class UserListController {
  constructor(private readonly users: UserListService) {}

  @Serve(listUsers)
  async list(call: Call<typeof listUsers>) {
    return withPageHeaders(call, await this.users.list(call.query))
  }
}
