import type { Reply } from '@confida/contracts'
import { Injectable, Logger } from '@nestjs/common'
import { isDatabaseDown } from '../../../platform/database/database-errors.ts'
import { flagsOf, toReply, toSource } from '../../conversations/message.mapper.ts'
import type { Exchange } from '../exchange.repository.ts'
import { ExchangeService } from '../exchange.service.ts'
import { type Lease, ReplyLeaseRepository } from '../reply-lease.repository.ts'
import type { ReplySink } from '../reply-sink.ts'
import type { WrittenReply } from '../reply-writer.service.ts'
import { DraftSaver } from './draft-saver.service.ts'
import { ReplyDraftRepository } from './reply-draft.repository.ts'
import type { ReplyTask, StoreOptions } from './reply-task.ts'
import { RunningDraft } from './running-draft.ts'

type Write = (sink: ReturnType<RunningDraft['into']>) => Promise<WrittenReply>

/** Loses nothing of a reply that has been shown, whatever ends it. */
@Injectable()
export class ReplyKeeper {
  private readonly logger = new Logger(ReplyKeeper.name)

  constructor(
    private readonly drafts: ReplyDraftRepository,
    private readonly saver: DraftSaver,
    private readonly exchanges: ExchangeService,
    private readonly leases: ReplyLeaseRepository,
  ) {}

  /** Has a reply written and stores it, which ends the lease. */
  async keep(lease: Lease, task: ReplyTask, sink: ReplySink, write: Write): Promise<Reply> {
    const draft = new RunningDraft(lease, task)
    this.saver.start(draft)
    let written: WrittenReply
    try {
      written = await write(draft.into(sink))
    } catch (error) {
      await this.saver.end(draft)
      if (draft.isSaved) await this.drafts.remove(lease.owner_id, task.companion_id)
      throw error
    }
    await this.saver.end(draft)
    return this.store(lease, task, written, { at: new Date(), isDrafted: draft.isSaved })
  }

  /** Stores what a process that died has left, under the lease of whoever found it, which ends with it. */
  async recover(lease: Lease, companionId: string): Promise<void> {
    const draft = await this.drafts.find(lease.owner_id, companionId)
    if (!draft) return this.leases.release(lease)
    const { task, text } = draft
    const { engine, model = null, prompt_version = null } = task
    const at = new Date(task.question?.created_at ?? Date.now())
    const written = { content: text, engine, model, prompt_version, memories_used: [], is_replaced: false }
    try {
      await this.store(lease, task, { ...written, is_incomplete: true }, { at, isDrafted: true })
    } catch (error) {
      if (isDatabaseDown(error)) throw error
      // What cannot be stored must not keep the conversation closed.
      this.logger.error(`a cut reply was lost: ${error instanceof Error ? error.name : 'unknown'}`)
      await this.drafts.remove(lease.owner_id, companionId)
      await this.leases.release(lease)
    }
  }

  private async store(
    lease: Lease,
    task: ReplyTask,
    written: WrittenReply,
    { at, isDrafted }: { at: Date; isDrafted: boolean },
  ): Promise<Reply> {
    const { companion_id, question, answer_id: id } = task
    if (!question) {
      return toReply(await this.exchanges.append(lease, { companion_id, id, ...written }, isDrafted))
    }
    const exchange: Exchange = {
      companion_id,
      question: { ...question, created_at: new Date(question.created_at) },
      answer: { id, ...written, created_at: at },
    }
    const versions = await this.exchanges.store(lease, exchange, { ...task.options, isDrafted })
    return { ...toReplyOf(exchange), ...versionsIn(versions, task.options) }
  }
}

function versionsIn(
  versions: string[],
  { isAgain }: StoreOptions,
): Pick<Reply, 'versions' | 'user_versions'> {
  if (versions.length === 0) return {}
  return isAgain ? { versions } : { user_versions: versions }
}

const toReplyOf = ({ question, answer }: Exchange): Reply => ({
  message: answer.content,
  message_id: answer.id,
  user_message_id: question.id,
  timestamp: answer.created_at.toISOString(),
  engine: answer.engine,
  ...toSource(answer),
  memories_used: answer.memories_used,
  ...flagsOf(answer),
})
