import type { DeletedUser } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { Page } from '../../../platform/paging/read-page.ts'
import { toDeletedUser } from './deleted-user.mapper.ts'
import { type DeletedUserQuery, DeletedUserRepository } from './deleted-user.repository.ts'

@Injectable()
export class DeletedUserService {
  constructor(private readonly users: DeletedUserRepository) {}

  async list(query: DeletedUserQuery): Promise<Page<DeletedUser>> {
    const page = await this.users.list(query)
    return { ...page, rows: page.rows.map(toDeletedUser) }
  }
}
