import { listUsers } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { answerPage } from '../../../platform/paging/answer-page.ts'
import { UserListService } from './user-list.service.ts'

@Controller()
export class UserListController {
  private readonly users: UserListService

  constructor(users: UserListService) {
    this.users = users
  }

  @Serve(listUsers)
  async list(call: Call<typeof listUsers>) {
    return answerPage(call, await this.users.list(call.query))
  }
}
