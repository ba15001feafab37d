import {
  deletedTemplateTag,
  type EmailTemplate,
  type EmailTemplateDraft,
  type EmailTemplateName,
  templateTag,
} from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { changedFields } from '../../../platform/audit/changed-fields.ts'
import { Database, type Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { isSeen, requireMatch } from '../../../platform/http/if-match.ts'
import type { EmailTemplateEntity } from '../../../platform/mail/email-template.entity.ts'
import { EmailTemplateRepository } from '../../../platform/mail/email-template.repository.ts'
import { isBuiltIn, toEmailTemplate } from './email-template.mapper.ts'
import { EmailTemplateTranslationService } from './email-template-translation.service.ts'
import { EmailTemplateVersionRepository } from './email-template-version.repository.ts'
import { checkVariables } from './template-variables.policy.ts'

interface Saving {
  /** As it is, locked. */
  row: EmailTemplateEntity
  next: EmailTemplateEntity
  actor: CurrentUser
}

/** Every change is made on the locked row, so that two at once come one after the other and both are in the log. */
@Injectable()
export class EmailTemplateService {
  constructor(
    private readonly database: Database,
    private readonly templates: EmailTemplateRepository,
    private readonly versions: EmailTemplateVersionRepository,
    private readonly translations: EmailTemplateTranslationService,
    private readonly audit: AuditTrail,
  ) {}

  async list(): Promise<EmailTemplate[]> {
    return (await this.templates.list()).map(toEmailTemplate)
  }

  /** `seen` is the state that the sender worked on; without it nothing is checked. */
  update(
    name: EmailTemplateName,
    draft: EmailTemplateDraft,
    actor: CurrentUser,
    seen?: string,
  ): Promise<EmailTemplate> {
    checkVariables(name, draft)
    return this.database.transaction(async (transaction) => {
      const row = await this.templates.lock(name, transaction)
      const previous = toEmailTemplate(row)
      requireMatch(seen, templateTag(previous), previous)
      const next = { ...previous, ...draft, is_active: draft.is_active ?? previous.is_active }
      const changed = changedFields(previous, next)
      if (!changed) return previous
      // Whoever leaves the built-in texts as they are, or puts them back, has them in all languages.
      const { subject, content } = isBuiltIn(next) ? { subject: null, content: null } : next
      const saved = { name, subject, content, is_active: next.is_active }
      await this.save({ row, next: saved, actor }, transaction)
      const target = { id: name, name }
      await this.audit.record({ actor, action: 'email-template.update', target, ...changed }, transaction)
      return next
    })
  }

  /** Two at once switch it there and back. */
  toggle(name: EmailTemplateName, actor: CurrentUser): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const row = await this.templates.lock(name, transaction)
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
      const row = await this.templates.lock(name, transaction)
      const { name: _, ...before } = toEmailTemplate(row)
      await this.versions.keep(row, null, transaction)
      await this.templates.remove(name, transaction)
      const target = { id: name, name }
      await this.audit.record({ actor, action: 'email-template.delete', target, before }, transaction)
    })
  }

  /** Gives a template its built-in text back, in every language; one that was deleted is there again, and active. `seen` as for `update`. */
  restore(name: EmailTemplateName, actor: CurrentUser, seen?: string): Promise<EmailTemplate> {
    return this.database.transaction(async (transaction) => {
      const wasDeleted = await this.templates.add(name, transaction)
      const row = await this.templates.lock(name, transaction)
      const previous = toEmailTemplate(row)
      if (wasDeleted && !isSeen(seen, deletedTemplateTag)) throw new AppError('template_not_found')
      if (!wasDeleted) requireMatch(seen, templateTag(previous), previous)
      const builtIn = { ...row, subject: null, content: null }
      const next = toEmailTemplate(builtIn)
      const { name: _, ...after } = next
      const changes = wasDeleted ? { after } : changedFields(previous, next)
      const languages = await this.translations.reset(name, actor, transaction)
      if (!changes && languages.length === 0) return next
      await this.save({ row, next: builtIn, actor }, transaction)
      const target = { id: name, name }
      const translated = languages.length > 0 && { language: languages.join(', ') }
      const entry = { ...changes, after: { ...changes?.after, ...translated } }
      await this.audit.record({ actor, action: 'email-template.restore', target, ...entry }, transaction)
      return next
    })
  }

  /** Both texts are kept as versions, the one before where nothing has kept it yet. */
  private async save({ row, next, actor }: Saving, transaction: Transaction): Promise<void> {
    await this.versions.keep(row, null, transaction)
    await this.templates.update(next, transaction)
    await this.versions.keep(next, actor.id, transaction)
  }
}
