import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import { Database } from '../../platform/database/database.ts'
import type { MemoryRef } from './memory.repository.ts'
import { retractFact } from './memory.sql.ts'
import { MemoryExclusionEntity } from './memory-exclusion.entity.ts'
import { type ExclusionRow, excludeMemory, holdMemories } from './memory-exclusion.sql.ts'

@Injectable()
export class MemoryExclusionRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(MemoryExclusionEntity) private readonly exclusions: Repository<MemoryExclusionEntity>,
  ) {}

  list(ownerId: string, companionId: string): Promise<MemoryExclusionEntity[]> {
    return this.exclusions.find({
      where: { owner_id: ownerId, companion_id: companionId },
      order: { created_at: 'DESC', id: 'ASC' },
    })
  }

  /** Forgets a fact and keeps it out from now on. @returns undefined where there is no such fact */
  create({ owner_id, companion_id, id }: MemoryRef): Promise<ExclusionRow | undefined> {
    return this.database.transaction(async (transaction) => {
      await transaction.row(holdMemories, [owner_id, companion_id])
      await transaction.rows(retractFact, [owner_id, companion_id, id])
      return transaction.row<ExclusionRow>(excludeMemory, [owner_id, companion_id, id])
    })
  }

  /** @returns whether there was such an exclusion */
  async remove({ owner_id, companion_id, id }: MemoryRef): Promise<boolean> {
    const { affected } = await this.exclusions.delete({ owner_id, companion_id, id })
    return affected === 1
  }
}
