import type { Emotion } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database, type Transaction, type Within } from '../../../platform/database/database.ts'
import { MessageEntity } from '../../conversations/message.entity.ts'
import { EmotionLabelEntity } from '../emotion-label.entity.ts'
import { correctEmotionLabel, countEmotionsByWeek, lockConsent, lockMessage } from './own-emotion.sql.ts'

const EXCERPT_CHARACTERS = 160

export type LabelRow = Pick<
  EmotionLabelEntity,
  'message_id' | 'companion_id' | 'emotion' | 'is_corrected' | 'created_at'
> & { excerpt: string }

export interface WeekCount {
  week: string
  emotion: Emotion
  count: number
}

@Injectable()
export class OwnEmotionRepository {
  constructor(private readonly database: Database) {}

  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.database.transaction(work)
  }

  list(ownerId: string, { limit, offset }: { limit: number; offset: number }, within: Within) {
    return this.select(within)
      .where('label.owner_id = :ownerId', { ownerId })
      .orderBy('label.created_at', 'DESC')
      .addOrderBy('label.message_id')
      .limit(limit)
      .offset(offset)
      .getRawMany<LabelRow>()
  }

  find(ownerId: string, messageId: string, within: Within): Promise<LabelRow | undefined> {
    return this.select(within)
      .where('label.owner_id = :ownerId and label.message_id = :messageId', { ownerId, messageId })
      .getRawOne<LabelRow>()
  }

  count(ownerId: string, { manager }: Within): Promise<number> {
    return manager.countBy(EmotionLabelEntity, { owner_id: ownerId })
  }

  /** Of the weeks since a day, the newest first. */
  countByWeek(ownerId: string, since: string, transaction: Transaction): Promise<WeekCount[]> {
    return transaction.rows<WeekCount & Record<string, unknown>>(countEmotionsByWeek, [ownerId, since])
  }

  /** @returns false where the message has no label: there is none, or the consent is withdrawn */
  async correct(ownerId: string, messageId: string, emotion: Emotion, transaction: Transaction) {
    if (!(await transaction.row(lockConsent, [ownerId]))) return false
    // A new row in the place of the old one, as the totals count rows that come and go.
    const old = await this.remove(ownerId, messageId, transaction)
    if (!old) return false
    return (await transaction.row(correctEmotionLabel, [ownerId, messageId, emotion])) !== undefined
  }

  async remove(ownerId: string, messageId: string, transaction: Transaction): Promise<boolean> {
    await transaction.row(lockMessage, [ownerId, messageId])
    const { affected } = await transaction.manager.delete(EmotionLabelEntity, {
      owner_id: ownerId,
      message_id: messageId,
    })
    return affected === 1
  }

  private select({ manager }: Within) {
    return manager
      .createQueryBuilder(EmotionLabelEntity, 'label')
      .innerJoin(
        MessageEntity,
        'message',
        'message.owner_id = label.owner_id and message.id = label.message_id',
      )
      .select('label.message_id', 'message_id')
      .addSelect('label.companion_id', 'companion_id')
      .addSelect('label.emotion', 'emotion')
      .addSelect('label.is_corrected', 'is_corrected')
      .addSelect('label.created_at', 'created_at')
      .addSelect(`left(message.content, ${EXCERPT_CHARACTERS})`, 'excerpt')
  }
}
