import type { ContentVersion, EmailTemplateName, EmailTemplateVersion } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { changedFields } from '../../../platform/audit/changed-fields.ts'
import { Database, type Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { EmailTemplateRepository } from '../../../platform/mail/email-template.repository.ts'
import { toVersion } from './email-template.mapper.ts'
import { EmailTemplateVersionRepository } from './email-template-version.repository.ts'
import { checkVariables } from './template-variables.policy.ts'

interface Restoring {
  version: number
  /** The newest that the administrator has seen; undefined skips the check. */
  base: number | undefined
  actor: CurrentUser
}

/** The texts that a template has had, and the way back to them; whether it is active is none of their business. */
@Injectable()
export class EmailTemplateVersionService {
  constructor(
    private readonly database: Database,
    private readonly templates: EmailTemplateRepository,
    private readonly versions: EmailTemplateVersionRepository,
    private readonly audit: AuditTrail,
  ) {}

  list(name: EmailTemplateName, before: number | undefined): Promise<ContentVersion[]> {
    return this.database.transaction(async (transaction) => {
      await this.versions.keep(await this.templates.lock(name, transaction), null, transaction)
      const rows = await this.versions.list(name, before, transaction)
      return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
    })
  }

  getNewest(name: EmailTemplateName): Promise<EmailTemplateVersion> {
    return this.database.transaction(async (transaction) => {
      const row = await this.templates.lock(name, transaction)
      return toVersion(await this.versions.keep(row, null, transaction))
    })
  }

  get(name: EmailTemplateName, version: number): Promise<EmailTemplateVersion> {
    return this.database.transaction(async (transaction) => {
      await this.templates.lock(name, transaction)
      return toVersion(await this.find(name, version, transaction))
    })
  }

  /** Saves an earlier version again, as the newest one; built-in texts are those of each reader's language again. */
  restore(name: EmailTemplateName, { version, base, actor }: Restoring): Promise<EmailTemplateVersion> {
    return this.database.transaction(async (transaction) => {
      const row = await this.templates.lock(name, transaction)
      const newest = await this.versions.keep(row, null, transaction)
      if (base !== undefined && base !== newest.version) {
        throw new AppError('content_outdated', { version: newest.version })
      }
      const earlier = await this.find(name, version, transaction)
      checkVariables(name, toVersion(earlier))
      const next = { ...row, subject: earlier.subject, content: earlier.content }
      const restored = await this.versions.keep(next, actor.id, transaction)
      const { last_updated: _, ...after } = toVersion(restored)
      const changed = changedFields(toVersion(newest), after)
      if (!changed) return toVersion(newest)
      await this.templates.update(next, transaction)
      await this.audit.record(
        {
          actor,
          action: 'email-template.restore-version',
          target: { id: name, name },
          before: changed.before,
          after: { ...changed.after, restored_version: version },
        },
        transaction,
      )
      return toVersion(restored)
    })
  }

  private async find(name: EmailTemplateName, version: number, transaction: Transaction) {
    const row = await this.versions.find(name, version, transaction)
    if (!row) throw new AppError('version_not_found')
    return row
  }
}
