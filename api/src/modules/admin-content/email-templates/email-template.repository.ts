import { type EmailTemplateName, emailTemplateNames } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database, type Executor } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { EmailTemplateRow } from './email-template.mapper.ts'

const columns = 'name, subject, content, is_active'
const list = statement(
  'email-templates.list',
  `select ${columns} from email_templates where name = any($1) order by array_position($1, name)`,
)
const lock = statement(
  'email-templates.lock',
  `select ${columns} from email_templates where name = $1 for update`,
)
const update = statement(
  'email-templates.update',
  'update email_templates set subject = $2, content = $3, is_active = $4 where name = $1',
)
const remove = statement('email-templates.remove', 'delete from email_templates where name = $1')

type Row = EmailTemplateRow & Record<string, unknown>

@Injectable()
export class EmailTemplateRepository {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  list(): Promise<EmailTemplateRow[]> {
    return this.database.rows<Row>(list, [emailTemplateNames])
  }

  /** Keeps the template from other changes until the transaction ends. */
  lock(name: EmailTemplateName, executor: Executor): Promise<EmailTemplateRow | undefined> {
    return executor.row<Row>(lock, [name])
  }

  async update({ name, subject, content, is_active }: EmailTemplateRow, executor: Executor): Promise<void> {
    await executor.rows(update, [name, subject, content, is_active])
  }

  async remove(name: EmailTemplateName, executor: Executor): Promise<void> {
    await executor.rows(remove, [name])
  }
}
