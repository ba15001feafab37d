import { type EmailTemplateName, emailTemplateNames } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database, type Executor } from '../database/database.ts'
import { statement } from '../database/statement.ts'

const columns = 'name, subject, content, is_active'
const list = statement(
  'email-templates.list',
  `select ${columns} from email_templates where name = any($1) order by array_position($1, name)`,
)
const lock = statement(
  'email-templates.lock',
  `select ${columns} from email_templates where name = $1 for update`,
)
const findSource = statement(
  'email-templates.to-send',
  `select t.name is not null and t.is_active as is_active, t.subject, t.content,
     u.phone, u.birth_date, u.created_at
   from users u left join email_templates t on t.name = $1 where u.id = $2`,
)
const update = statement(
  'email-templates.update',
  'update email_templates set subject = $2, content = $3, is_active = $4 where name = $1',
)
const remove = statement('email-templates.remove', 'delete from email_templates where name = $1')

export interface EmailTemplateRow {
  name: EmailTemplateName
  /** Null together with `content`: the built-in texts. */
  subject: string | null
  content: string | null
  is_active: boolean
}

/** A template, inactive where it was removed, and what mails tell of their reader. */
export interface MailSource extends Omit<EmailTemplateRow, 'name'> {
  phone: string | null
  birth_date: string | null
  created_at: Date
}

type Row = EmailTemplateRow & Record<string, unknown>

@Injectable()
export class EmailTemplateRepository {
  constructor(private readonly database: Database) {}

  list(): Promise<EmailTemplateRow[]> {
    return this.database.rows<Row>(list, [emailTemplateNames])
  }

  /** Keeps the template from other changes until the transaction ends. */
  lock(name: EmailTemplateName, executor: Executor): Promise<EmailTemplateRow | undefined> {
    return executor.row<Row>(lock, [name])
  }

  /** Undefined where there is no such user. */
  findSource(name: EmailTemplateName, userId: string, executor: Executor): Promise<MailSource | undefined> {
    return executor.row<MailSource & Record<string, unknown>>(findSource, [name, userId])
  }

  async update({ name, subject, content, is_active }: EmailTemplateRow, executor: Executor): Promise<void> {
    await executor.rows(update, [name, subject, content, is_active])
  }

  async remove(name: EmailTemplateName, executor: Executor): Promise<void> {
    await executor.rows(remove, [name])
  }
}
