import { type FeedbackReplyDraft, type FeedbackThread, feedbackTag } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { changedFields } from '../../../platform/audit/changed-fields.ts'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import { Database, type Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { requireMatch } from '../../../platform/http/if-match.ts'
import { Outbox } from '../../../platform/mail/outbox.ts'
import { type ManagedUser, ManagedUserRepository } from '../../users/managed-user.repository.ts'
import { DEFAULT_ZONE, toFeedback, toFeedbackReply } from './feedback.mapper.ts'
import { FeedbackRepository } from './feedback.repository.ts'
import { FeedbackReplyRepository } from './feedback-reply.repository.ts'

interface ReplyOptions {
  /** The replies that its author has seen; without it nothing is checked. */
  seen?: string
  zone?: string
}

/** One feedback and what is answered to it. */
@Injectable()
export class FeedbackThreadService {
  constructor(
    private readonly database: Database,
    private readonly feedbacks: FeedbackRepository,
    private readonly replies: FeedbackReplyRepository,
    private readonly users: ManagedUserRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async get(id: string, zone = DEFAULT_ZONE, transaction?: Transaction): Promise<FeedbackThread> {
    const row = await this.feedbacks.find(id, transaction)
    if (!row) throw new AppError('feedback_not_found')
    const replies = await this.replies.list(id, transaction)
    return {
      ...toFeedback(row, zone),
      replies: replies.map(toFeedbackReply),
      recipient: row.recipient,
      has_mail_server: this.config.smtpUrl !== undefined,
    }
  }

  /** Mail, reply and state are stored together or not at all; the log keeps no text. */
  reply(
    id: string,
    { content, client_id }: FeedbackReplyDraft,
    actor: CurrentUser,
    { seen, zone }: ReplyOptions,
  ): Promise<FeedbackThread> {
    return this.database.transaction(async (transaction) => {
      const author = await this.lock(id, transaction)
      const before = await this.get(id, zone, transaction)
      if (await this.replies.isStored({ feedback_id: id, client_id }, transaction)) return before
      requireMatch(seen, feedbackTag(before), before)
      if (author.deleted_at) throw new AppError('feedback_author_gone')
      const outbox_id = await this.post(author, content, before.message, transaction)
      const reply = { feedback_id: id, admin_id: actor.id, content, outbox_id: outbox_id ?? null, client_id }
      await this.replies.insert(reply, transaction)
      await this.feedbacks.setState([id], 'answered', transaction)
      const changed = changedFields({ state: before.state }, { state: 'answered' })
      await this.audit.record({ actor, action: 'feedback.reply', target: { id }, ...changed }, transaction)
      return this.get(id, zone, transaction)
    })
  }

  /** The author first, as whoever erases an account does: two who wait for each other would both fail. */
  private async lock(id: string, transaction: Transaction): Promise<ManagedUser> {
    const found = await this.feedbacks.find(id, transaction)
    const [author] = found ? await this.users.lock([found.user_id], transaction) : []
    const [feedback] = author ? await this.feedbacks.lock([id], transaction) : []
    if (!author || !feedback) throw new AppError('feedback_not_found')
    return author
  }

  private post(user: ManagedUser, reply: string, feedback: string, transaction: Transaction) {
    const variables = { reply_text: reply, feedback_text: quoted(feedback) }
    return this.outbox.post(
      { template: 'feedback_reply', user, language: user.language, variables },
      transaction,
    )
  }
}

const quoted = (text: string) => text.replace(/^/gm, '> ')
