import type { DeletedUser } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import { Replica } from '../../../platform/database/replica.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Page } from '../../../platform/paging/read-page.ts'
import type { Reader } from '../users/managed-user.mapper.ts'
import { toDeletedUser } from './deleted-user.mapper.ts'
import { type DeletedUserQuery, DeletedUserRepository } from './deleted-user.repository.ts'

@Injectable()
export class DeletedUserService {
  constructor(
    private readonly users: DeletedUserRepository,
    private readonly replica: Replica,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async get(id: string, reader: Reader): Promise<DeletedUser> {
    const row = await this.replica.read((within) => this.users.find(id, within))
    if (!row) throw new AppError('user_not_found')
    return toDeletedUser(row, this.config.deletedRetentionDays, reader)
  }

  async list(query: DeletedUserQuery, reader: Reader): Promise<Page<DeletedUser>> {
    const page = await this.replica.read((within) => this.users.list(query, within))
    const { deletedRetentionDays } = this.config
    return { ...page, rows: page.rows.map((row) => toDeletedUser(row, deletedRetentionDays, reader)) }
  }
}
