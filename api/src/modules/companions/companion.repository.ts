import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { DataSource } from 'typeorm'
import { Database, type Executor } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import { CompanionEntity } from './companion.entity.ts'
import type { CompanionRow } from './companion.mapper.ts'

const rowColumns =
  'id, name, gender, personality_type, communication_style, interests, relationship_approach, created_at'

const listOwn = statement('companions.list', `select ${rowColumns} from companions where owner_id = $1`)
const findOwn = statement(
  'companions.find',
  `select ${rowColumns} from companions where owner_id = $1 and id = $2`,
)
const lockOwner = statement(
  'companions.lock-owner',
  'select 1 from users where id = $1 and deleted_at is null for no key update',
)
const countOwn = statement(
  'companions.count',
  'select count(*)::int as count from companions where owner_id = $1',
)

export type CompanionColumns = Omit<CompanionEntity, 'owner_id' | 'id' | 'created_at' | 'updated_at'>

@Injectable()
export class CompanionRepository {
  constructor(
    private readonly database: Database,
    private readonly dataSource: DataSource,
  ) {}

  list(ownerId: string, executor: Executor = this.database): Promise<CompanionRow[]> {
    return executor.rows<CompanionRow>(listOwn, [ownerId])
  }

  find(ownerId: string, id: string, executor: Executor = this.database): Promise<CompanionRow | undefined> {
    return executor.row<CompanionRow>(findOwn, [ownerId, id])
  }

  /**
   * Holds the owner's row until the transaction ends, so that creations of one owner come one after the other.
   * @returns false for a user that is deleted
   */
  async lockOwner(ownerId: string, executor: Executor): Promise<boolean> {
    return (await executor.row(lockOwner, [ownerId])) !== undefined
  }

  async count(ownerId: string, executor: Executor): Promise<number> {
    return (await executor.row<{ count: number }>(countOwn, [ownerId]))?.count ?? 0
  }

  async insert(
    ownerId: string,
    id: string,
    columns: CompanionColumns,
    manager: EntityManager,
  ): Promise<void> {
    await manager.insert(CompanionEntity, { owner_id: ownerId, id, ...columns })
  }

  /** @returns whether there was such a companion */
  async update(ownerId: string, id: string, columns: CompanionColumns): Promise<boolean> {
    const { affected } = await this.dataSource.manager.update(
      CompanionEntity,
      { owner_id: ownerId, id },
      columns,
    )
    return affected === 1
  }

  /** With its conversation and memories. @returns whether there was such a companion */
  async remove(ownerId: string, id: string): Promise<boolean> {
    const { affected } = await this.dataSource.manager.delete(CompanionEntity, { owner_id: ownerId, id })
    return affected === 1
  }
}
