import type { EmailTemplateName } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { Executor } from '../database/database.ts'
import { statement } from '../database/statement.ts'

const find = statement(
  'email-templates.to-send',
  `select t.name is not null and t.is_active as is_active, t.subject, t.content,
     u.phone, u.birth_date, u.created_at
   from users u left join email_templates t on t.name = $1 where u.id = $2`,
)

/** A template's own texts, where an administrator has written some, and what mails tell of the account. */
export interface MailSource {
  /** False for a deleted template too. */
  is_active: boolean
  subject: string | null
  content: string | null
  phone: string | null
  birth_date: string | null
  created_at: Date
}

@Injectable()
export class MailTemplateRepository {
  find(template: EmailTemplateName, userId: string, executor: Executor): Promise<MailSource | undefined> {
    return executor.row<MailSource & Record<string, unknown>>(find, [template, userId])
  }
}
