import type { FeedbackReply } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import type { Transaction, Within } from '../../../platform/database/database.ts'
import { OutboxMailEntity } from '../../../platform/mail/outbox-mail.entity.ts'
import { UserEntity } from '../../users/user.entity.ts'
import { FeedbackReplyEntity } from './feedback-reply.entity.ts'

export type FeedbackReplyRow = Omit<FeedbackReply, 'created_at'> & { created_at: Date }

export type NewFeedbackReply = Omit<FeedbackReplyEntity, 'id' | 'created_at'>

@Injectable()
export class FeedbackReplyRepository {
  constructor(
    @InjectRepository(FeedbackReplyEntity) private readonly replies: Repository<FeedbackReplyEntity>,
  ) {}

  /** Oldest first, each with its author's name and what became of its mail. */
  list(feedbackId: string, { manager }: Within = this.replies): Promise<FeedbackReplyRow[]> {
    return manager
      .createQueryBuilder(FeedbackReplyEntity, 'reply')
      .leftJoin(UserEntity, 'admin', 'admin.id = reply.admin_id')
      .leftJoin(OutboxMailEntity, 'mail', 'mail.id = reply.outbox_id')
      .select('reply.id', 'id')
      .addSelect('reply.content', 'content')
      .addSelect('reply.created_at', 'created_at')
      .addSelect('admin.name', 'author')
      .addSelect('mail.state', 'mail')
      .where({ feedback_id: feedbackId })
      .orderBy('reply.created_at')
      .addOrderBy('reply.id')
      .getRawMany<FeedbackReplyRow>()
  }

  isStored(
    { feedback_id, client_id }: Pick<NewFeedbackReply, 'feedback_id' | 'client_id'>,
    { manager }: Transaction,
  ): Promise<boolean> {
    return manager.existsBy(FeedbackReplyEntity, { feedback_id, client_id })
  }

  async insert(reply: NewFeedbackReply, { manager }: Transaction): Promise<void> {
    await manager.insert(FeedbackReplyEntity, reply)
  }
}
