import { type listOutbox, type MailState, OUTBOX_PAGE_DEFAULT, type QueryOf } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import { columnsOf, type RowOf } from '../database/columns.ts'
import type { Transaction } from '../database/database.ts'
import { countByDay } from '../paging/count-by-day.ts'
import { filterContaining } from '../paging/filters.ts'
import { type Page, readPage } from '../paging/read-page.ts'
import type { Mail, RenderedMail } from './mail.ts'
import { OutboxMailEntity } from './outbox-mail.entity.ts'

const queuedColumns = columnsOf(OutboxMailEntity, ['id', 'template', 'recipient', 'subject', 'content'])
export type QueuedMail = RowOf<typeof queuedColumns>

const outboxColumns = columnsOf(OutboxMailEntity, [
  ...queuedColumns.names,
  'state',
  'attempts',
  'last_error',
  'created_at',
  'sent_at',
])
/** A mail as it lies in the outbox, for administrators. */
export interface OutboxRow extends RowOf<typeof outboxColumns> {
  /** Whether it is for an administrator. */
  is_for_administrator: boolean
}

const isForAdministrator = `exists (select from users where id = mail.user_id and role = 'admin')`
const newestFirst = { sql: 'mail.created_at', type: 'timestamptz', isDescending: true }

export type OutboxQuery = QueryOf<typeof listOutbox>

@Injectable()
export class OutboxRepository {
  constructor(@InjectRepository(OutboxMailEntity) private readonly mails: Repository<OutboxMailEntity>) {}

  /** @returns the id of the mail; undefined where one with its key was posted before */
  async insert(
    { template, user, onceKey }: Mail,
    { subject, content }: RenderedMail,
    { manager }: Transaction,
  ): Promise<string | undefined> {
    const mail = { template, user_id: user.id, recipient: user.email, subject, content, once_key: onceKey }
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(OutboxMailEntity)
      .values(mail)
      .orIgnore()
      .execute()
    return raw[0]?.id
  }

  /** Null for a mail that is settled, or gone with its reader. */
  findQueued(id: string): Promise<QueuedMail | null> {
    return this.mails.findOne({ select: queuedColumns.select, where: { id, state: 'queued' } })
  }

  /** Counts an attempt and keeps how it ended. */
  async settle(id: string, state: MailState, error?: string): Promise<void> {
    await this.mails.update(id, {
      state,
      attempts: () => 'attempts + 1',
      last_error: error?.slice(0, 500) ?? null,
      sent_at: state === 'sent' ? () => 'now()' : null,
    })
  }

  /** Newest first. */
  list({ limit = OUTBOX_PAGE_DEFAULT, cursor, state, search }: OutboxQuery): Promise<Page<OutboxRow>> {
    const query = this.select()
    if (state) query.andWhere('mail.state = :state', { state })
    const counted = { list: 'outbox', kinds: state && [state], bounds: { parameters: {} } } as const
    const total = search ? undefined : () => countByDay(query, counted)
    filterContaining(query, ['mail.recipient', 'mail.subject'], search)
    // A code in a subject must not be found out digit by digit.
    if (search && /\d/.test(search)) {
      const subject = `case when mail.template <> 'password_reset' then mail.subject end`
      filterContaining(query, ['mail.recipient', subject], search)
    }
    return readPage<OutboxRow>(query, { order: newestFirst, total }, { limit, cursor })
  }

  /** Keeps the mail as it is until the transaction ends. */
  lock(id: string, { manager }: Transaction): Promise<OutboxRow | undefined> {
    const query = this.select(manager.getRepository(OutboxMailEntity)).where({ id })
    return query.setLock('pessimistic_write').getRawOne<OutboxRow>()
  }

  async queue(id: string, { manager }: Transaction): Promise<void> {
    await manager.update(OutboxMailEntity, id, { state: 'queued' })
  }

  private select(mails = this.mails) {
    return mails
      .createQueryBuilder('mail')
      .select(outboxColumns.of('mail'))
      .addSelect(isForAdministrator, 'is_for_administrator')
  }
}
