import { Injectable } from '@nestjs/common'
import { columnsOf, type RowOf } from '../../../platform/database/columns.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { OutboxMailEntity } from '../../../platform/mail/outbox-mail.entity.ts'
import { FeedbackEntity } from '../../admin-content/feedback/feedback.entity.ts'
import { MessageEntity } from '../../conversations/message.entity.ts'
import { messageColumns } from '../../conversations/message.sql.ts'
import { EmotionLabelEntity } from '../../emotions/emotion-label.entity.ts'
import { ChatImageEntity } from '../../images/chat-image.entity.ts'
import { MemoryEntity } from '../../memories/memory.entity.ts'
import { PaymentEntity } from '../../payments/payment.entity.ts'

const exportedMessage = columnsOf(MessageEntity, ['companion_id', ...messageColumns.names])

export type AccountData = Awaited<ReturnType<AccountDataRepository['read']>>

@Injectable()
export class AccountDataRepository {
  /** Everything that belongs to a user beside the user and the companions. */
  async read(userId: string, { manager }: Transaction) {
    const owned = { owner_id: userId }
    return {
      // Rows as they come: making an entity of each of tens of thousands takes longer than reading them.
      messages: await manager
        .createQueryBuilder(MessageEntity, 'message')
        .select(exportedMessage.of('message'))
        .where(owned)
        .orderBy('message.companion_id')
        .addOrderBy('message.seq')
        .getRawMany<RowOf<typeof exportedMessage>>(),
      memories: await manager.find(MemoryEntity, { where: owned, order: { told_at: 'ASC', id: 'ASC' } }),
      emotions: await manager.find(EmotionLabelEntity, {
        where: owned,
        order: { created_at: 'ASC', message_id: 'ASC' },
      }),
      images: await manager.find(ChatImageEntity, { where: owned, order: { created_at: 'ASC', id: 'ASC' } }),
      feedbacks: await manager.find(FeedbackEntity, {
        where: { user_id: userId },
        order: { created_at: 'ASC', id: 'ASC' },
      }),
      payments: await manager.find(PaymentEntity, {
        where: { user_id: userId },
        order: { created_at: 'ASC', id: 'ASC' },
      }),
      mails: await manager.find(OutboxMailEntity, {
        select: { template: true, subject: true, created_at: true },
        where: { user_id: userId },
        order: { created_at: 'ASC', id: 'ASC' },
      }),
    }
  }
}
