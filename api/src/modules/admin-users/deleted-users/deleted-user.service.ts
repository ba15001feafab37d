import type { DeletedUser } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Replica } from '../../../platform/database/replica.ts'
import type { Page } from '../../../platform/paging/read-page.ts'
import { toDeletedUser } from './deleted-user.mapper.ts'
import { type DeletedUserQuery, DeletedUserRepository } from './deleted-user.repository.ts'

@Injectable()
export class DeletedUserService {
  constructor(
    private readonly users: DeletedUserRepository,
    private readonly replica: Replica,
  ) {}

  async list(query: DeletedUserQuery): Promise<Page<DeletedUser>> {
    const page = await this.replica.read((within) => this.users.list(query, within))
    return { ...page, rows: page.rows.map(toDeletedUser) }
  }
}
