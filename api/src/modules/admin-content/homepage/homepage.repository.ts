import type { HomepageDraft } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database, type Executor } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { HomepageRow } from './homepage.mapper.ts'

const columns = 'version, content, created_at'
const findNewest = statement(
  'homepage.newest',
  `select ${columns} from homepage_versions order by version desc limit 1`,
)
// Saves come one after the other, so that each gets a number of its own; readers are not held up.
const lock = statement('homepage.lock', 'lock table homepage_versions in share row exclusive mode')
const insert = statement(
  'homepage.insert',
  `insert into homepage_versions (version, content, created_by)
   select coalesce(max(version), 0) + 1, $1::jsonb, $2::uuid from homepage_versions returning ${columns}`,
)

@Injectable()
export class HomepageRepository {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  findNewest(executor: Executor = this.database): Promise<HomepageRow | undefined> {
    return executor.row<HomepageRow>(findNewest)
  }

  /** Until the transaction ends nobody else saves. */
  async lock(executor: Executor): Promise<void> {
    await executor.row(lock)
  }

  insert(
    content: HomepageDraft,
    administratorId: string,
    executor: Executor,
  ): Promise<HomepageRow | undefined> {
    return executor.row<HomepageRow>(insert, [JSON.stringify(content), administratorId])
  }
}
