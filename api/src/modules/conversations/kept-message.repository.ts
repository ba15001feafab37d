import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import type { Transaction } from '../../platform/database/database.ts'
import { KeptMessageEntity } from './kept-message.entity.ts'
import { leaveLine, takeLineUp } from './kept-message.sql.ts'
import type { MessageEntity } from './message.entity.ts'
import type { MessageRef } from './message.repository.ts'

/** The lines that conversations have left. */
@Injectable()
export class KeptMessageRepository {
  constructor(@InjectRepository(KeptMessageEntity) private readonly kept: Repository<KeptMessageEntity>) {}

  /** Takes a message and all after it out of the conversation. */
  async leave({ owner_id, companion_id, message_id }: MessageRef, transaction: Transaction): Promise<void> {
    await transaction.rows(leaveLine, [owner_id, companion_id, message_id])
  }

  /** Goes on with a line that was left. @returns its messages; none where there is no such line */
  takeUp(
    { owner_id, companion_id, message_id }: MessageRef,
    versions: string[],
    transaction: Transaction,
  ): Promise<Pick<MessageEntity, 'id' | 'role'>[]> {
    return transaction.rows(takeLineUp, [owner_id, companion_id, message_id, versions])
  }

  /** In the order of their lines, after one of them. */
  async list(
    ownerId: string,
    companionId: string,
    { after, limit }: { after?: string; limit: number },
  ): Promise<KeptMessageEntity[]> {
    const query = this.kept
      .createQueryBuilder('kept')
      .where({ owner_id: ownerId, companion_id: companionId })
      .orderBy('kept.line_id')
      .addOrderBy('kept.place')
      .limit(limit)
    const last = query.subQuery().select('last.line_id, last.place').from(KeptMessageEntity, 'last')
    last.where('last.owner_id = kept.owner_id and last.companion_id = kept.companion_id and last.id = :after')
    if (after) query.andWhere(`(kept.line_id, kept.place) > ${last.getQuery()}`, { after })
    return query.getMany()
  }

  async removeAll(ownerId: string, companionId: string, { manager }: Transaction): Promise<void> {
    await manager.delete(KeptMessageEntity, { owner_id: ownerId, companion_id: companionId })
  }
}
