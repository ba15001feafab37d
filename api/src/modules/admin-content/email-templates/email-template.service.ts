import type { EmailTemplate, EmailTemplateDraft, EmailTemplateName } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { changedFields } from '../../../platform/audit/changed-fields.ts'
import { Database, type Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { EmailTemplateEntity } from '../../../platform/mail/email-template.entity.ts'
import { EmailTemplateRepository } from '../../../platform/mail/email-template.repository.ts'
import { isBuiltIn, toEmailTemplate } from './email-template.mapper.ts'
import { checkVariables } from './template-variables.policy.ts'

/** Every change is made on the locked row, so that two at once come one after the other and both are in the log. */
@Injectable()
export class EmailTemplateService {
  constructor(
    private readonly database: Database,
    private readonly templates: EmailTemplateRepository,
    private readonly audit: AuditTrail,
  ) {}

  async list(): Promise<EmailTemplate[]> {
    return (await this.templates.list()).map(toEmailTemplate)
  }

  update(name: EmailTemplateName, draft: EmailTemplateDraft, actor: CurrentUser): Promise<EmailTemplate> {
    checkVariables(name, draft)
    return this.database.transaction(async (transaction) => {
      const previous = toEmailTemplate(await this.lock(name, transaction))
      const next = { ...previous, ...draft, is_active: draft.is_active ?? previous.is_active }
      const changed = changedFields(previous, next)
      if (!changed) return previous
      // Whoever leaves the built-in texts as they are, or puts them back, has them in all languages.
      const { subject, content } = isBuiltIn(next) ? { subject: null, content: null } : next
      await this.templates.update({ name, subject, content, is_active: next.is_active }, transaction)
      const target = { id: name, name }
      await this.audit.record({ actor, action: 'email-template.update', target, ...changed }, transaction)
      return next
    })
  }

  /** Two at once switch it there and back. */
  toggle(name: EmailTemplateName, actor: CurrentUser): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const row = await this.lock(name, transaction)
      const is_active = !row.is_active
      await this.templates.update({ ...row, is_active }, transaction)
      const action = is_active ? 'email-template.activate' : 'email-template.deactivate'
      const values = { before: { is_active: row.is_active }, after: { is_active } }
      await this.audit.record({ actor, action, target: { id: name, name }, ...values }, transaction)
      return is_active
    })
  }

  remove(name: EmailTemplateName, actor: CurrentUser): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const { name: _, ...before } = toEmailTemplate(await this.lock(name, transaction))
      await this.templates.remove(name, transaction)
      const target = { id: name, name }
      await this.audit.record({ actor, action: 'email-template.delete', target, before }, transaction)
    })
  }

  private async lock(name: EmailTemplateName, transaction: Transaction): Promise<EmailTemplateEntity> {
    const row = await this.templates.lock(name, transaction)
    if (!row) throw new AppError('template_not_found')
    return row
  }
}
