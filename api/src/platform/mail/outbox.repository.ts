import {
  type EmailTemplateName,
  type listOutbox,
  type MailState,
  OUTBOX_PAGE_DEFAULT,
  type QueryOf,
} from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { type FindOptionsWhere, In, IsNull, Not, type Repository } from 'typeorm'
import { columnsOf, type RowOf } from '../database/columns.ts'
import type { Transaction } from '../database/database.ts'
import { countByDay } from '../paging/count-by-day.ts'
import { filterSearch, searchedColumn } from '../paging/filter-search.ts'
import { filterWithin } from '../paging/filters.ts'
import { boundsOf } from '../paging/period.ts'
import { type Page, readPage } from '../paging/read-page.ts'
import type { Mail, RenderedMail } from './mail.ts'
import { OutboxMailEntity } from './outbox-mail.entity.ts'

const queuedColumns = columnsOf(OutboxMailEntity, ['id', 'template', 'recipient', 'subject', 'content'])
export interface QueuedMail extends RowOf<typeof queuedColumns> {
  /** Whether the code in it is dead. */
  is_expired: boolean
}

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
  is_expired: boolean
}

// Looked up mail by mail: asked whether there is one, the planner reads all users.
const isForAdministrator = `coalesce((select role = 'admin' from users where id = mail.user_id), false)`
const isExpired = `coalesce(mail.expires_at <= now(), false)`
/** Why a mail was given up, in the place of a server's words. */
export const EXPIRED = 'expired'
const newestFirst = { sql: 'mail.created_at', type: 'timestamptz', isDescending: true }

export type OutboxQuery = QueryOf<typeof listOutbox>

@Injectable()
export class OutboxRepository {
  constructor(@InjectRepository(OutboxMailEntity) private readonly mails: Repository<OutboxMailEntity>) {}

  /** @returns the id of the mail; undefined where one with its key was posted before */
  async insert(
    { template, user, onceKey, expiresInSeconds }: Mail,
    { subject, content }: RenderedMail,
    { manager }: Transaction,
  ): Promise<string | undefined> {
    const expires_at = expiresInSeconds ? () => `now() + interval '${expiresInSeconds} seconds'` : null
    const mail = {
      template,
      user_id: user.id,
      recipient: user.email,
      subject,
      content,
      once_key: onceKey,
      expires_at,
    }
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(OutboxMailEntity)
      .values(mail)
      .orIgnore()
      .execute()
    return raw[0]?.id
  }

  /** Undefined for a mail that is settled, or gone with its reader. */
  findQueued(id: string): Promise<QueuedMail | undefined> {
    return this.mails
      .createQueryBuilder('mail')
      .select(queuedColumns.of('mail'))
      .addSelect(isExpired, 'is_expired')
      .where({ id, state: 'queued' })
      .getRawOne<QueuedMail>()
  }

  /** The code in a user's mails is dead: what is not sent yet stays unsent, whoever asks for it. */
  async expire(userId: string, templates: EmailTemplateName[], transaction: Transaction): Promise<void> {
    await this.expireThose({ user_id: userId, template: In(templates) }, transaction)
  }

  async expireTo(recipient: string, template: EmailTemplateName, transaction: Transaction): Promise<void> {
    await this.expireThose({ recipient, user_id: IsNull(), template }, transaction)
  }

  private async expireThose(those: FindOptionsWhere<OutboxMailEntity>, { manager }: Transaction) {
    const dead = { ...those, state: Not('sent' as const) }
    await manager.update(OutboxMailEntity, dead, {
      expires_at: () => 'now()',
      state: () => `case when state = 'queued' then 'failed' else state end`,
      last_error: () => `case when state = 'queued' then '${EXPIRED}' else last_error end`,
    })
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
  list(request: OutboxQuery): Promise<Page<OutboxRow>> {
    const { limit = OUTBOX_PAGE_DEFAULT, cursor, state, template, search, ...period } = request
    const query = this.select()
    if (state) query.andWhere('mail.state = :state', { state })
    const bounds = boundsOf(period)
    const counted = { list: 'outbox', kinds: state && [state], bounds } as const
    const unbounded = query.clone()
    const total = search || template ? undefined : () => countByDay(unbounded, counted)
    if (template) query.andWhere('mail.template = :template', { template })
    filterWithin(query, 'mail.created_at', bounds)
    filterSearch(query, searchedColumn('mail'), search)
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
      .addSelect(isExpired, 'is_expired')
  }
}
