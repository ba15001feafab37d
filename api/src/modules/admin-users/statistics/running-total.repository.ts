import { Injectable } from '@nestjs/common'
import { Database } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

const list = statement(
  'running-totals.list',
  `select key, sum(amount) as amount from running_totals where key like $1 || '%' group by key`,
)

/** Statistics that the database keeps as it changes (see the migration that makes `running_totals`). */
@Injectable()
export class RunningTotalRepository {
  constructor(private readonly database: Database) {}

  /** @returns a look-up of the totals whose keys begin so; 0 for what there never was */
  async read(prefix: string): Promise<(key: string) => number> {
    const rows = await this.database.rows<{ key: string; amount: number }>(list, [prefix])
    const totals = new Map(rows.map(({ key, amount }) => [key, amount]))
    return (key) => totals.get(key) ?? 0
  }
}
