import type { UserDraft } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { In } from 'typeorm'
import { columnsOf, type RowOf } from '../../platform/database/columns.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { UserEntity } from './user.entity.ts'

const columns = columnsOf(UserEntity, [
  'id',
  'name',
  'email',
  'phone',
  'birth_date',
  'role',
  'administrator_role',
  'language',
  'is_standby',
  'deleted_at',
])
export type ManagedUser = RowOf<typeof columns>

@Injectable()
export class ManagedUserRepository {
  /** Holds the rows until the transaction ends, so that changes of a user come one after the other. */
  lock(ids: string[], { manager }: Transaction): Promise<ManagedUser[]> {
    return manager.find(UserEntity, {
      select: columns.select,
      where: { id: In(ids) },
      // Always in this order, so that two administrators who act on each other cannot wait in a circle.
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    })
  }

  async update(
    id: string,
    { name, email, phone, birth_date }: UserDraft,
    { manager }: Transaction,
  ): Promise<void> {
    await manager.update(UserEntity, { id }, { name, email, phone, birth_date })
  }

  async setStandby(id: string, isStandby: boolean, { manager }: Transaction): Promise<void> {
    await manager.update(UserEntity, { id }, { is_standby: isStandby })
  }

  async markDeleted(id: string, administratorId: string, { manager }: Transaction): Promise<void> {
    await manager.update(UserEntity, { id }, { deleted_at: () => 'now()', deleted_by: administratorId })
  }

  async markRestored(id: string, { manager }: Transaction): Promise<void> {
    await manager.update(UserEntity, { id }, { deleted_at: null, deleted_by: null })
  }
}
