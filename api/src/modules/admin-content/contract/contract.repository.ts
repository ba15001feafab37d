import type { ContractDraft } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database, type Executor } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { ContractRow } from './contract.mapper.ts'

const columns = 'version, content, created_at'
const findNewest = statement(
  'contract.newest',
  `select ${columns} from contract_versions order by version desc limit 1`,
)
// Saves come one after the other, so that each gets a number of its own; readers are not held up.
const lock = statement('contract.lock', 'lock table contract_versions in share row exclusive mode')
const insert = statement(
  'contract.insert',
  `insert into contract_versions (version, content, created_by)
   select coalesce(max(version), 0) + 1, $1::jsonb, $2::uuid from contract_versions returning ${columns}`,
)

@Injectable()
export class ContractRepository {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  findNewest(executor: Executor = this.database): Promise<ContractRow | undefined> {
    return executor.row<ContractRow>(findNewest)
  }

  /** Until the transaction ends nobody else saves. */
  async lock(executor: Executor): Promise<void> {
    await executor.row(lock)
  }

  insert(
    content: ContractDraft,
    administratorId: string,
    executor: Executor,
  ): Promise<ContractRow | undefined> {
    return executor.row<ContractRow>(insert, [JSON.stringify(content), administratorId])
  }
}
