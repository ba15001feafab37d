import { Injectable } from '@nestjs/common'
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm'
import { SessionEntity } from '../../../platform/access/session.entity.ts'
import { AuditLogEntity } from '../../../platform/audit/audit-log.entity.ts'
import { columnsOf, type RowOf } from '../../../platform/database/columns.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { OutboxMailEntity } from '../../../platform/mail/outbox-mail.entity.ts'
import { SecurityLogEntity } from '../../../platform/security-log/security-log.entity.ts'
import { FeedbackEntity } from '../../admin-content/feedback/feedback.entity.ts'
import { FeedbackReplyEntity } from '../../admin-content/feedback/feedback-reply.entity.ts'
import { UserNoteEntity } from '../../admin-users/user-note/user-note.entity.ts'
import { CareMonthPersonEntity } from '../../care/care-month-person.entity.ts'
import { CompanionCardEntity } from '../../companion-files/companion-card.entity.ts'
import { DisclosureEntity } from '../../compliance/disclosures/disclosure.entity.ts'
import { TermsAcceptanceEntity } from '../../compliance/terms/terms-acceptance.entity.ts'
import { ConversationEntity } from '../../conversations/conversation.entity.ts'
import { KeptMessageEntity } from '../../conversations/kept-message.entity.ts'
import { MessageEntity } from '../../conversations/message.entity.ts'
import { EmotionLabelEntity } from '../../emotions/emotion-label.entity.ts'
import { ChatImageEntity } from '../../images/chat-image.entity.ts'
import { MemoryEntity } from '../../memories/memory.entity.ts'
import { MemoryExclusionEntity } from '../../memories/memory-exclusion.entity.ts'
import { PaymentEntity } from '../../payments/payment.entity.ts'
import { PushCompanionEntity } from '../../push/push-companion.entity.ts'
import { PushSettingsEntity } from '../../push/push-settings.entity.ts'
import { PushSubscriptionEntity } from '../../push/push-subscription.entity.ts'
import { SummaryEntity } from '../../summaries/summary.entity.ts'
import { UserEntity } from '../../users/user.entity.ts'
import { RecoveryCodeEntity } from '../second-factor/recovery-code.entity.ts'
import { SecondFactorEntity } from '../second-factor/second-factor.entity.ts'

/** Labels that are read at a time. */
const PART = 1000

const labelRow = columnsOf(EmotionLabelEntity, [
  'message_id',
  'emotion',
  'confidence',
  'is_corrected',
  'created_at',
])

export interface Conversation {
  owner_id: string
  companion_id: string
}

/** Everything that belongs to a user beside the user and the companions; what may be long a part at a time. */
@Injectable()
export class AccountDataRepository {
  emotions(conversation: Conversation, { manager }: Transaction) {
    const query = manager
      .createQueryBuilder(EmotionLabelEntity, 'label')
      .innerJoin(
        MessageEntity,
        'message',
        'message.owner_id = label.owner_id and message.companion_id = label.companion_id and message.id = label.message_id',
      )
      .select(`message.seq as seq, ${labelRow.of('label')}`)
      .where({ ...conversation })
    return inOrder<EmotionLabelEntity, RowOf<typeof labelRow> & { seq: number }>(query)
  }

  keptMessages({ owner_id, companion_id }: Conversation, { manager }: Transaction) {
    return manager.find(KeptMessageEntity, {
      where: { owner_id, companion_id },
      order: { line_id: 'ASC', place: 'ASC' },
    })
  }

  /** The messages that spoke of self-harm. */
  cares(conversation: Conversation, { manager }: Transaction) {
    return manager.find(MessageEntity, {
      select: { id: true, created_at: true },
      where: { ...conversation, needs_care: true },
      order: { seq: 'ASC' },
    })
  }

  memories(conversation: Conversation, { manager }: Transaction) {
    return manager.find(MemoryEntity, { where: { ...conversation }, order: { told_at: 'ASC', id: 'ASC' } })
  }

  memoryExclusions(conversation: Conversation, { manager }: Transaction) {
    return manager.find(MemoryExclusionEntity, {
      where: { ...conversation },
      order: { created_at: 'ASC', id: 'ASC' },
    })
  }

  images(conversation: Conversation, { manager }: Transaction) {
    return manager.find(ChatImageEntity, {
      where: { ...conversation },
      order: { created_at: 'ASC', id: 'ASC' },
    })
  }

  /** What the account keeps beside its profile. */
  async settings(userId: string, { manager }: Transaction) {
    const { language, discount_code, discount_used } = await manager.findOneByOrFail(UserEntity, {
      id: userId,
    })
    return { language, discount_code, discount_used }
  }

  /** What concerns the user and no companion. */
  async lists(userId: string, { manager }: Transaction) {
    const ofUser = { where: { user_id: userId }, order: { created_at: 'ASC', id: 'ASC' } } as const
    return {
      feedbacks: await manager.find(FeedbackEntity, ofUser),
      feedbackReplies: await feedbackReplies(userId, manager),
      payments: await manager.find(PaymentEntity, ofUser),
      mails: await manager.find(OutboxMailEntity, {
        select: { template: true, recipient: true, subject: true, created_at: true },
        ...ofUser,
      }),
      sessions: await manager.find(SessionEntity, ofUser),
      factors: await manager.find(SecondFactorEntity, ofUser),
      pushSettings: await manager.findOneBy(PushSettingsEntity, { user_id: userId }),
      pushSubscriptions: await manager.find(PushSubscriptionEntity, ofUser),
      termsAcceptances: await manager.find(TermsAcceptanceEntity, ofUser),
      disclosures: await manager.find(DisclosureEntity, {
        where: { owner_id: userId },
        order: { shown_at: 'ASC', id: 'ASC' },
      }),
      careCounted: await manager.find(CareMonthPersonEntity, {
        where: { owner_id: userId },
        order: { month: 'ASC', dimension: 'ASC', value: 'ASC' },
      }),
      recoveryCodes: await manager.countBy(RecoveryCodeEntity, { user_id: userId }),
      securityEntries: await manager.find(SecurityLogEntity, {
        where: [{ user_id: userId }, { target_id: userId }],
        order: ofUser.order,
      }),
      note: await manager.findOneBy(UserNoteEntity, { user_id: userId }),
      changes: await manager.find(AuditLogEntity, { where: { target_id: userId }, order: ofUser.order }),
    }
  }

  /** What is kept of long conversations, by the partner's id. */
  async summaries(userId: string, { manager }: Transaction) {
    const summaries = await manager.findBy(SummaryEntity, { owner_id: userId })
    return new Map(summaries.map((summary) => [summary.companion_id, summary]))
  }

  /** The cards that partners came with, by the partner's id. */
  async cards(userId: string, { manager }: Transaction) {
    const cards = await manager.findBy(CompanionCardEntity, { owner_id: userId })
    return new Map(cards.map(({ companion_id, content }) => [companion_id, JSON.parse(content) as object]))
  }

  /** The partners that may remind, by their ids. */
  async reminding(userId: string, { manager }: Transaction) {
    const chosen = await manager.findBy(PushCompanionEntity, { owner_id: userId })
    return new Set(chosen.map(({ companion_id }) => companion_id))
  }

  /** What each partner has said first, by the partner's id. */
  async greetings(userId: string, { manager }: Transaction) {
    const conversations = await manager.findBy(ConversationEntity, { owner_id: userId })
    return new Map(conversations.map(({ companion_id, greeting }) => [companion_id, greeting]))
  }
}

const feedbackReplies = (userId: string, manager: EntityManager) =>
  manager
    .createQueryBuilder(FeedbackReplyEntity, 'reply')
    .innerJoin(FeedbackEntity, 'feedback', 'feedback.id = reply.feedback_id')
    .where('feedback.user_id = :userId', { userId })
    .orderBy('reply.created_at')
    .addOrderBy('reply.id')
    .getMany()

/** The rows of a conversation as they come: making an entity of each of tens of thousands takes longer than reading them. */
async function* inOrder<Entity extends ObjectLiteral, Row extends { seq: number }>(
  query: SelectQueryBuilder<Entity>,
): AsyncGenerator<Row> {
  query.andWhere('message.seq > :last').orderBy('message.seq').limit(PART)
  for (let last = 0; ; ) {
    const rows = await query.setParameter('last', last).getRawMany<Row>()
    yield* rows
    if (rows.length < PART) return
    last = rows.at(-1)?.seq ?? last
  }
}
