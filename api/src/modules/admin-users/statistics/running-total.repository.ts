import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import type { Within } from '../../../platform/database/database.ts'
import { RunningTotalEntity } from './running-total.entity.ts'

/** Statistics that the database keeps as it changes (see the migration that makes `running_totals`). */
@Injectable()
export class RunningTotalRepository {
  constructor(
    @InjectRepository(RunningTotalEntity) private readonly totals: Repository<RunningTotalEntity>,
  ) {}

  /** @returns a look-up of the totals whose keys begin so; 0 for what there never was */
  async read(prefix: string, { manager }: Within = this.totals): Promise<(key: string) => number> {
    const rows = await manager
      .createQueryBuilder(RunningTotalEntity, 'total')
      .select('total.key', 'key')
      .addSelect('sum(total.amount)', 'amount')
      .where(`total.key like :prefix || '%'`, { prefix })
      .groupBy('total.key')
      .getRawMany<Pick<RunningTotalEntity, 'key' | 'amount'>>()
    const totals = new Map(rows.map(({ key, amount }) => [key, amount]))
    return (key) => totals.get(key) ?? 0
  }
}
