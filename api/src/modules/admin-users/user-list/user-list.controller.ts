import { getUser, listUsers, USER_PAGE_MAX } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { clientAddress } from '../../../platform/http/client-address.ts'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { withPageHeaders } from '../../../platform/paging/page-headers.ts'
import { SecurityLog } from '../../../platform/security-log/security-log.ts'
import { UserListService } from './user-list.service.ts'

@Controller()
export class UserListController {
  constructor(
    private readonly users: UserListService,
    private readonly log: SecurityLog,
  ) {}

  @Serve(listUsers)
  async list(call: Call<typeof listUsers>) {
    const { query, user, request } = call
    const { limit = USER_PAGE_MAX, cursor } = query
    // The back office asks for its largest pages where it writes a file.
    if (limit === USER_PAGE_MAX && !cursor)
      await this.log.record({ event: 'users.export', userId: user.id, address: clientAddress(request) })
    return withPageHeaders(call, await this.users.list(call.query, user))
  }

  @Serve(getUser)
  get({ params, user }: Call<typeof getUser>) {
    return this.users.get(params.id, user)
  }
}
