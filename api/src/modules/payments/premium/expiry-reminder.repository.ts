import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import { columnsOf, type RowOf } from '../../../platform/database/columns.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { OutboxMailEntity } from '../../../platform/mail/outbox-mail.entity.ts'
import { UserEntity } from '../../users/user.entity.ts'

const REMIND_DAYS = 3

const columns = columnsOf(UserEntity, ['id', 'name', 'email', 'language'])
/** One for each user and end of its premium days. */
const onceKey = `'subscription_expiring:' || u.id || ':' || to_char(u.premium_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI')`

export type ExpiringUser = RowOf<typeof columns> & { premium_until: Date; once_key: string }

// Also those whose days were always fewer: late is better than not at all. Standby users could not act on it.
const isDue = `u.premium_until > now() and u.premium_until <= now() + interval '${REMIND_DAYS * 24} hours'
  and u.deleted_at is null and not u.is_standby`

@Injectable()
export class ExpiryReminderRepository {
  constructor(@InjectRepository(UserEntity) private readonly users: Repository<UserEntity>) {}

  /** Whose premium days are about to end and who has not been told. */
  async listDue(): Promise<string[]> {
    const query = this.users.createQueryBuilder('u').select('u.id').where(isDue)
    const mail = query
      .subQuery()
      .select('1')
      .from(OutboxMailEntity, 'mail')
      .where(`mail.once_key = ${onceKey}`)
    const users = await query
      .andWhere(`not exists ${mail.getQuery()}`)
      .orderBy('u.premium_until')
      .addOrderBy('u.id')
      .getMany()
    return users.map(({ id }) => id)
  }

  /** Keeps a top-up of the same moment out, after which nothing is about to end. */
  lockDue(id: string, { manager }: Transaction): Promise<ExpiringUser | undefined> {
    return manager
      .createQueryBuilder(UserEntity, 'u')
      .select(columns.of('u'))
      .addSelect('u.premium_until', 'premium_until')
      .addSelect(onceKey, 'once_key')
      .where({ id })
      .andWhere(isDue)
      .setLock('for_no_key_update')
      .getRawOne<ExpiringUser>()
  }
}
