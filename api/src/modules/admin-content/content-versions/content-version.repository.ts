import { VERSION_PAGE } from '@confida/contracts'
import { Database, type Executor } from '../../../platform/database/database.ts'
import { type Statement, statement } from '../../../platform/database/statement.ts'

export interface VersionRow<Content> extends Record<string, unknown> {
  version: number
  content: Content
  created_at: Date
}

export interface VersionEntry extends Record<string, unknown> {
  version: number
  created_at: Date
  author_name: string | null
}

type What = 'newest' | 'find' | 'list' | 'lock' | 'insert'

/** The statements over one table of versions. */
function statementsOf(table: string): Record<What, Statement> {
  const columns = 'version, content, created_at'
  const named = (what: What, text: string) => statement(`${table}.${what}`, text)
  return {
    newest: named('newest', `select ${columns} from ${table} order by version desc limit 1`),
    find: named('find', `select ${columns} from ${table} where version = $1`),
    list: named(
      'list',
      `select v.version, v.created_at, u.name as author_name
       from ${table} v left join users u on u.id = v.created_by
       where $1::int is null or v.version < $1 order by v.version desc limit ${VERSION_PAGE}`,
    ),
    // Saves come one after the other, so that each gets a number of its own; readers are not held up.
    lock: named('lock', `lock table ${table} in share row exclusive mode`),
    insert: named(
      'insert',
      `insert into ${table} (version, content, created_by)
       select coalesce(max(version), 0) + 1, $1::jsonb, $2::uuid from ${table} returning ${columns}`,
    ),
  }
}

/** An editable text of which every saved version is kept. */
export abstract class ContentVersionRepository<Content> {
  private readonly statements: Record<What, Statement>

  constructor(
    private readonly database: Database,
    table: 'contract_versions' | 'homepage_versions',
  ) {
    this.statements = statementsOf(table)
  }

  findNewest(executor: Executor = this.database): Promise<VersionRow<Content> | undefined> {
    return executor.row<VersionRow<Content>>(this.statements.newest)
  }

  find(version: number, executor: Executor = this.database): Promise<VersionRow<Content> | undefined> {
    return executor.row<VersionRow<Content>>(this.statements.find, [version])
  }

  /** Newest first, those before a version where one is given. */
  list(before: number | undefined): Promise<VersionEntry[]> {
    return this.database.rows<VersionEntry>(this.statements.list, [before ?? null])
  }

  /** Until the transaction ends nobody else saves. */
  async lock(executor: Executor): Promise<void> {
    await executor.row(this.statements.lock)
  }

  async insert(content: Content, administratorId: string, executor: Executor): Promise<VersionRow<Content>> {
    const values = [JSON.stringify(content), administratorId]
    const row = await executor.row<VersionRow<Content>>(this.statements.insert, values)
    if (!row) throw new Error('the new version is not there')
    return row
  }
}
