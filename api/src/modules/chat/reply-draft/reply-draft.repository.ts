import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import { Database, type Within } from '../../../platform/database/database.ts'
import { ReplyDraftEntity } from './reply-draft.entity.ts'
import { saveReplyDrafts } from './reply-draft.sql.ts'
import type { RunningDraft } from './running-draft.ts'

@Injectable()
export class ReplyDraftRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(ReplyDraftEntity) private readonly drafts: Repository<ReplyDraftEntity>,
  ) {}

  /** Each only as long as its lease lasts. */
  async save(drafts: readonly Pick<RunningDraft, 'lease' | 'task' | 'text'>[]): Promise<void> {
    await this.database.rows(saveReplyDrafts, [
      drafts.map(({ lease }) => lease.owner_id),
      drafts.map(({ lease }) => lease.conversation_id),
      drafts.map(({ lease }) => lease.token),
      drafts.map(({ task }) => task.companion_id),
      drafts.map(({ task }) => JSON.stringify(task)),
      drafts.map(({ text }) => text),
    ])
  }

  find(ownerId: string, companionId: string): Promise<ReplyDraftEntity | null> {
    return this.drafts.findOneBy({ owner_id: ownerId, companion_id: companionId })
  }

  async remove(ownerId: string, companionId: string, within: Within = this.drafts): Promise<void> {
    await within.manager.delete(ReplyDraftEntity, { owner_id: ownerId, companion_id: companionId })
  }
}
