import { listDeletedUsers } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { answerPage } from '../../../platform/paging/answer-page.ts'
import { DeletedUserService } from './deleted-user.service.ts'

@Controller()
export class DeletedUserController {
  private readonly users: DeletedUserService

  constructor(users: DeletedUserService) {
    this.users = users
  }

  @Serve(listDeletedUsers)
  async list(call: Call<typeof listDeletedUsers>) {
    return answerPage(call, await this.users.list(call.query))
  }
}
