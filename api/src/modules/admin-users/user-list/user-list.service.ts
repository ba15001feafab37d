import type { User } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Replica } from '../../../platform/database/replica.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Page } from '../../../platform/paging/read-page.ts'
import { UserRepository } from '../../users/user.repository.ts'
import { type Reader, toManagedUser } from '../users/managed-user.mapper.ts'
import type { UserListQuery } from './user-list.query.ts'
import { UserListRepository } from './user-list.repository.ts'

@Injectable()
export class UserListService {
  constructor(
    private readonly users: UserListRepository,
    private readonly profiles: UserRepository,
    private readonly replica: Replica,
  ) {}

  /** One page with `limit`, else all. */
  async list(query: UserListQuery, reader: Reader): Promise<Page<User>> {
    const page = await this.replica.read((within) => this.users.list(query, within))
    return { ...page, rows: page.rows.map((row) => toManagedUser(row, reader)) }
  }

  /** @throws AppError `user_not_found` */
  async get(id: string, reader: Reader): Promise<User> {
    const profile = await this.profiles.findProfile(id)
    if (!profile) throw new AppError('user_not_found')
    return toManagedUser(profile, reader)
  }
}
