import { VERSION_PAGE } from '@confida/contracts'
import { LessThan, type QueryDeepPartialEntity, type Repository } from 'typeorm'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Statement } from '../../../platform/database/statement.ts'
import type { ContentVersionEntity } from './content-version.entity.ts'

export type VersionRow<Content> = Pick<ContentVersionEntity<Content>, 'version' | 'content' | 'created_at'>

export interface VersionEntry {
  version: number
  created_at: Date
  author_name: string | null
}

export const toVersionEntry = ({
  version,
  created_at,
  creator,
}: Pick<ContentVersionEntity<unknown>, 'version' | 'created_at' | 'creator'>): VersionEntry => ({
  version,
  created_at,
  author_name: creator?.name ?? null,
})

/** An editable text of which every saved version is kept. */
export abstract class ContentVersionRepository<Content> {
  constructor(
    private readonly versions: Repository<ContentVersionEntity<Content>>,
    private readonly lockTable: Statement,
  ) {}

  async findNewest(transaction?: Transaction): Promise<VersionRow<Content> | undefined> {
    const [newest] = await this.versionsIn(transaction).find({ order: { version: 'DESC' }, take: 1 })
    return newest
  }

  find(version: number, transaction?: Transaction): Promise<VersionRow<Content> | null> {
    return this.versionsIn(transaction).findOneBy({ version })
  }

  /** Newest first, those before a version where one is given. */
  async list(before: number | undefined): Promise<VersionEntry[]> {
    const rows = await this.versions.find({
      select: { version: true, created_at: true, creator: { id: true, name: true } },
      relations: { creator: true },
      where: before === undefined ? {} : { version: LessThan(before) },
      order: { version: 'DESC' },
      take: VERSION_PAGE,
    })
    return rows.map(toVersionEntry)
  }

  /** Until the transaction ends nobody else saves. */
  async lock(transaction: Transaction): Promise<void> {
    await transaction.row(this.lockTable)
  }

  async insert(
    version: number,
    content: Content,
    administratorId: string,
    transaction: Transaction,
  ): Promise<VersionRow<Content>> {
    const values = { version, content, created_by: administratorId }
    await this.versionsIn(transaction).insert(values as QueryDeepPartialEntity<ContentVersionEntity<Content>>)
    const row = await this.find(version, transaction)
    if (!row) throw new Error('the new version is not there')
    return row
  }

  private versionsIn(transaction: Transaction | undefined) {
    return transaction ? transaction.manager.withRepository(this.versions) : this.versions
  }
}
