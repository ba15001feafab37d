import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import { Database, type Transaction } from '../../platform/database/database.ts'
import { MessageEntity } from '../conversations/message.entity.ts'
import type { MessageRef } from '../conversations/message.repository.ts'
import { UserEntity } from '../users/user.entity.ts'
import { EmotionLabelEntity } from './emotion-label.entity.ts'
import { removeLabelsOfLine, storeEmotionLabel } from './emotion-label.sql.ts'
import { EmotionUserEntity } from './totals/emotion-user.entity.ts'
import { EmotionUserDayTotalEntity } from './totals/emotion-user-day-total.entity.ts'
import { EmotionUserMonthTotalEntity } from './totals/emotion-user-month-total.entity.ts'
import { EmotionUserTotalEntity } from './totals/emotion-user-total.entity.ts'

const OWNER_TOTALS = [
  EmotionUserEntity,
  EmotionUserTotalEntity,
  EmotionUserDayTotalEntity,
  EmotionUserMonthTotalEntity,
]

@Injectable()
export class EmotionLabelRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(MessageEntity) private readonly messages: Repository<MessageEntity>,
  ) {}

  /** What was written; null where it is gone, or its author wants no analysis. */
  findMessage({
    owner_id,
    companion_id,
    message_id,
  }: MessageRef): Promise<Pick<MessageEntity, 'content' | 'needs_care'> | null> {
    return this.messages
      .createQueryBuilder('message')
      .select(['message.content', 'message.needs_care'])
      .innerJoin(UserEntity, 'user', 'user.id = message.owner_id')
      .where({ owner_id, companion_id, id: message_id, role: 'user' })
      .andWhere('user.emotion_consent and user.deleted_at is null')
      .getOne()
  }

  async insert(
    { owner_id, companion_id, message_id }: MessageRef,
    { emotion, confidence }: Pick<EmotionLabelEntity, 'emotion' | 'confidence'>,
  ): Promise<void> {
    await this.database.rows(storeEmotionLabel, [owner_id, companion_id, message_id, emotion, confidence])
  }

  async removeByOwner(ownerId: string, { manager }: Transaction): Promise<void> {
    await manager.delete(EmotionLabelEntity, { owner_id: ownerId })
    // Where no trigger does so at once.
    for (const totals of OWNER_TOTALS) await manager.delete(totals, { owner_id: ownerId })
  }

  async removeByCompanion(ownerId: string, companionId: string, { manager }: Transaction): Promise<void> {
    await manager.delete(EmotionLabelEntity, { owner_id: ownerId, companion_id: companionId })
  }

  /** Those of a line that was left, however long it is; the message is its first. */
  async removeByLine(
    { owner_id, companion_id, message_id }: MessageRef,
    transaction: Transaction,
  ): Promise<void> {
    await transaction.rows(removeLabelsOfLine, [owner_id, companion_id, message_id])
  }
}
