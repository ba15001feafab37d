import { type EmailTemplateName, type EmailTemplateTexts, sampleVariables } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { Database } from '../../../platform/database/database.ts'
import { EmailTemplateRepository } from '../../../platform/mail/email-template.repository.ts'
import { Outbox } from '../../../platform/mail/outbox.ts'
import { checkVariables } from './template-variables.policy.ts'

/** Tells a test from the real mail in its reader's inbox. */
const MARK = '[Test]'

/** Mails what an administrator is writing to that administrator, and to nobody else. */
@Injectable()
export class TestMailService {
  constructor(
    private readonly database: Database,
    private readonly templates: EmailTemplateRepository,
    private readonly outbox: Outbox,
  ) {}

  post(template: EmailTemplateName, texts: EmailTemplateTexts, user: CurrentUser): Promise<void> {
    checkVariables(template, texts)
    const { content, subject } = texts
    return this.database.transaction(async (transaction) => {
      await this.templates.lock(template, transaction)
      const marked = { content, subject: `${MARK} ${subject}` }
      const variables = { ...sampleVariables }
      await this.outbox.post(
        { template, user, language: user.language, texts: marked, variables },
        transaction,
      )
    })
  }
}
