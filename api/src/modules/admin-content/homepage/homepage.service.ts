import type { Homepage, HomepageDraft } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { changedFields } from '../../../platform/audit/changed-fields.ts'
import { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type HomepageRow, toHomepage } from './homepage.mapper.ts'
import { HomepageRepository } from './homepage.repository.ts'

@Injectable()
export class HomepageService {
  private readonly database: Database
  private readonly homepages: HomepageRepository
  private readonly audit: AuditTrail

  constructor(database: Database, homepages: HomepageRepository, audit: AuditTrail) {
    this.database = database
    this.homepages = homepages
    this.audit = audit
  }

  async get(): Promise<Homepage> {
    const row = await this.homepages.findNewest()
    if (!row) throw new AppError('not_found')
    return toHomepage(row)
  }

  /** Saves the texts as a new version. */
  save(draft: HomepageDraft, actor: CurrentUser): Promise<Homepage> {
    return this.database.transaction(async (transaction) => {
      await this.homepages.lock(transaction)
      const previous = await this.homepages.findNewest(transaction)
      const row = await this.homepages.insert(draft, actor.id, transaction)
      if (!row) throw new Error('the new version is not there')
      const changed = changedFields(fieldsOf(previous), fieldsOf(row))
      await this.audit.record({ actor, action: 'homepage.update', ...changed }, transaction)
      return toHomepage(row)
    })
  }
}

const fieldsOf = (row: HomepageRow | undefined) => ({ version: row?.version, ...row?.content })
