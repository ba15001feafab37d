import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { Outbox } from '../../../platform/mail/outbox.ts'
import { UserChangeService } from './user-change.service.ts'

/** A mail that an administrator sends by hand, by the template that is there for it. */
@Injectable()
export class AnnouncementService {
  constructor(
    private readonly changes: UserChangeService,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws AppError `mail_not_posted` where the template is off, or its reader has too many mails waiting */
  send(actor: CurrentUser, id: string): Promise<void> {
    return this.changes.changeUser(actor, id, async (user, transaction) => {
      const mail = { template: 'announcement', user, language: user.language } as const
      if (!(await this.outbox.post(mail, transaction))) throw new AppError('mail_not_posted')
      const target = { id, name: user.name }
      await this.audit.record({ actor, action: 'user.mail', target }, transaction)
    })
  }
}
