import { listUsers, type User } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../platform/http/serve.ts'
import { UserListService } from './user-list.service.ts'

@Controller()
export class UserListController {
  private readonly users: UserListService

  constructor(users: UserListService) {
    this.users = users
  }

  @Serve(listUsers)
  async list({ query, request, reply }: Call<typeof listUsers>): Promise<User[]> {
    const { users, total, next } = await this.users.list(query)
    reply.header('x-total-count', String(total))
    if (next) reply.header('link', `<${pageAfter(request.url, next)}>; rel="next"`)
    return users
  }
}

/** The same address with another cursor. */
function pageAfter(url: string, cursor: string): string {
  const [path, query] = url.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.set('cursor', cursor)
  return `${path}?${parameters}`
}
