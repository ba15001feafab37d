import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import { Database, type Within } from '../../../platform/database/database.ts'
import type { Lease } from '../reply-lease.repository.ts'
import { ReplyDraftEntity } from './reply-draft.entity.ts'
import { saveReplyDraft } from './reply-draft.sql.ts'
import type { ReplyTask } from './reply-task.ts'

@Injectable()
export class ReplyDraftRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(ReplyDraftEntity) private readonly drafts: Repository<ReplyDraftEntity>,
  ) {}

  /** Only as long as the lease lasts. */
  async save({ owner_id, conversation_id, token }: Lease, task: ReplyTask, text: string): Promise<void> {
    const values = [owner_id, conversation_id, token, task.companion_id, JSON.stringify(task), text]
    await this.database.rows(saveReplyDraft, values)
  }

  find(ownerId: string, companionId: string): Promise<ReplyDraftEntity | null> {
    return this.drafts.findOneBy({ owner_id: ownerId, companion_id: companionId })
  }

  async remove(ownerId: string, companionId: string, within: Within = this.drafts): Promise<void> {
    await within.manager.delete(ReplyDraftEntity, { owner_id: ownerId, companion_id: companionId })
  }
}
