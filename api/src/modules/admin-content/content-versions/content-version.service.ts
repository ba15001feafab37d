import type { ContentVersion } from '@confida/contracts'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import type { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { changedFields } from '../../../platform/audit/changed-fields.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { ContentVersionRepository, VersionRow } from './content-version.repository.ts'

/** A version as an administrator edits it. */
export type Edited<Content> = Content & { version: number; last_updated: string }

/** Its texts alone. */
export const contentOf = <Content>({ version: _version, last_updated: _date, ...content }: Edited<Content>) =>
  content as unknown as Content

interface Save<Content> {
  content: Content
  /** What the sender has worked on; undefined skips the check. */
  base: number | undefined
  actor: CurrentUser
}

const toEdited = <Content>({ content, version, created_at }: VersionRow<Content>): Edited<Content> => ({
  ...content,
  version,
  last_updated: created_at.toISOString(),
})

/** Reads and saves an editable text of which every version is kept. */
export abstract class ContentVersionService<Content extends object> {
  constructor(
    private readonly database: Database,
    private readonly versions: ContentVersionRepository<Content>,
    private readonly audit: AuditTrail,
    private readonly domain: 'contract' | 'homepage',
  ) {}

  async get(): Promise<Edited<Content>> {
    return toEdited(await this.findNewest())
  }

  async getVersion(version: number): Promise<Edited<Content>> {
    const row = await this.versions.find(version)
    if (!row) throw new AppError('version_not_found')
    return toEdited(row)
  }

  async list(before: number | undefined): Promise<ContentVersion[]> {
    const rows = await this.versions.list(before)
    return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
  }

  /** Saves the texts as a new version. */
  save({ base_version, ...draft }: Content & { base_version?: number }, actor: CurrentUser) {
    const content = draft as unknown as Content
    return this.database.transaction(async (transaction) => {
      const { previous, row } = await this.append({ content, base: base_version, actor }, transaction)
      const changed = changedFields(fieldsOf(previous), fieldsOf(row))
      await this.audit.record({ actor, action: `${this.domain}.update`, ...changed }, transaction)
      return toEdited(row)
    })
  }

  /** Saves an earlier version again, as the newest one. */
  restore(version: number, base: number | undefined, actor: CurrentUser): Promise<Edited<Content>> {
    return this.database.transaction(async (transaction) => {
      const earlier = await this.versions.find(version, transaction)
      if (!earlier) throw new AppError('version_not_found')
      const { previous, row } = await this.append({ content: earlier.content, base, actor }, transaction)
      const changed = changedFields(fieldsOf(previous), fieldsOf(row))
      const after = { ...changed?.after, restored_version: version }
      const change = { actor, action: `${this.domain}.restore`, before: changed?.before, after } as const
      await this.audit.record(change, transaction)
      return toEdited(row)
    })
  }

  protected async findNewest(): Promise<VersionRow<Content>> {
    const row = await this.versions.findNewest()
    if (!row) throw new AppError('not_found')
    return row
  }

  /** Behind the lock, so that of two who saw the same version one comes too late. */
  private async append({ content, base, actor }: Save<Content>, transaction: Transaction) {
    await this.versions.lock(transaction)
    const previous = await this.versions.findNewest(transaction)
    if (base !== undefined && previous && base !== previous.version) {
      throw new AppError('content_outdated', { version: previous.version })
    }
    const next = (previous?.version ?? 0) + 1
    return { previous, row: await this.versions.insert(next, content, actor.id, transaction) }
  }
}

const fieldsOf = <Content extends object>(row: VersionRow<Content> | undefined) => ({
  version: row?.version,
  ...row?.content,
})
