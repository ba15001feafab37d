import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import type { Within } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { UserEntity } from '../../users/user.entity.ts'

/** Whether there is a user at all, deleted or not. */
@Injectable()
export class KnownUserService {
  constructor(@InjectRepository(UserEntity) private readonly users: Repository<UserEntity>) {}

  /** @throws AppError `user_not_found` */
  async require(id: string, { manager }: Within = this.users): Promise<void> {
    if (!(await manager.existsBy(UserEntity, { id }))) throw new AppError('user_not_found')
  }
}
