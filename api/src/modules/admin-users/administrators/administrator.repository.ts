import type { AdministratorRole } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import { columnsOf, type RowOf } from '../../../platform/database/columns.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { UserEntity } from '../../users/user.entity.ts'

const columns = columnsOf(UserEntity, [
  'id',
  'name',
  'email',
  'administrator_role',
  'is_standby',
  'created_at',
])
export interface AdministratorRow extends RowOf<typeof columns> {
  has_second_factor: boolean
  last_active_at: Date | null
}

const hasSecondFactor = 'exists (select from second_factors factor where factor.user_id = administrator.id)'
const lastActiveAt =
  '(select max(session.last_used_at) from sessions session where session.user_id = administrator.id)'

@Injectable()
export class AdministratorRepository {
  constructor(@InjectRepository(UserEntity) private readonly users: Repository<UserEntity>) {}

  /** The first one first. */
  list(): Promise<AdministratorRow[]> {
    return this.users
      .createQueryBuilder('administrator')
      .select(columns.of('administrator'))
      .addSelect(hasSecondFactor, 'has_second_factor')
      .addSelect(lastActiveAt, 'last_active_at')
      .where(`administrator.role = 'admin' and administrator.deleted_at is null`)
      .orderBy('administrator.created_at')
      .addOrderBy('administrator.id')
      .getRawMany<AdministratorRow>()
  }

  async setRole(id: string, administrator_role: AdministratorRole, { manager }: Transaction): Promise<void> {
    await manager.update(UserEntity, { id }, { administrator_role })
  }
}
