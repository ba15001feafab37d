import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { IsNull, type Repository } from 'typeorm'
import { Database, type Executor, type Transaction } from '../../platform/database/database.ts'
import { UserEntity } from '../users/user.entity.ts'
import { CompanionEntity } from './companion.entity.ts'
import { type CompanionRow, findCompanion, listCompanions, type WrittenChoices } from './companion.sql.ts'

@Injectable()
export class CompanionRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(CompanionEntity) private readonly companions: Repository<CompanionEntity>,
  ) {}

  list(ownerId: string, executor: Executor = this.database): Promise<CompanionRow[]> {
    return executor.rows<CompanionRow>(listCompanions, [ownerId])
  }

  find(ownerId: string, id: string, executor: Executor = this.database): Promise<CompanionRow | undefined> {
    return executor.row<CompanionRow>(findCompanion, [ownerId, id])
  }

  /**
   * Holds the owner's row until the transaction ends, so that creations of one owner come one after the other.
   * @returns false for a user that is deleted
   */
  async lockOwner(ownerId: string, { manager }: Transaction): Promise<boolean> {
    const owner = await manager.findOne(UserEntity, {
      select: { id: true },
      where: { id: ownerId, deleted_at: IsNull() },
      lock: { mode: 'for_no_key_update' },
    })
    return owner !== null
  }

  count(ownerId: string, { manager }: Transaction): Promise<number> {
    return manager.countBy(CompanionEntity, { owner_id: ownerId })
  }

  async insert(
    ownerId: string,
    id: string,
    choices: WrittenChoices,
    { manager }: Transaction,
  ): Promise<void> {
    await manager.insert(CompanionEntity, { owner_id: ownerId, id, ...choices })
  }

  async update(ownerId: string, id: string, choices: WrittenChoices): Promise<void> {
    await this.companions.update({ owner_id: ownerId, id }, choices)
  }

  /** With its conversation and memories. @returns whether there was such a companion */
  async remove(ownerId: string, id: string): Promise<boolean> {
    const { affected } = await this.companions.delete({ owner_id: ownerId, id })
    return affected === 1
  }
}
