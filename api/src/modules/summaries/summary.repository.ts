import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { MoreThanOrEqual, Not, type Repository } from 'typeorm'
import { Database, type Transaction } from '../../platform/database/database.ts'
import { SummaryEntity } from './summary.entity.ts'
import { listTurnsOutOfSight, storeSummary, type TurnRow } from './summary.sql.ts'

export type ConversationRef = Pick<SummaryEntity, 'owner_id' | 'companion_id'>
export type KnownSummary = Pick<SummaryEntity, 'text' | 'last_seq'>

@Injectable()
export class SummaryRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(SummaryEntity) private readonly summaries: Repository<SummaryEntity>,
  ) {}

  find({ owner_id, companion_id }: ConversationRef): Promise<SummaryEntity | null> {
    return this.summaries.findOneBy({ owner_id, companion_id })
  }

  /** Oldest first: what is not summarised and behind so many characters of newer messages. */
  listTurnsOutOfSight(
    { owner_id, companion_id }: ConversationRef,
    after: number,
    { characters, limit }: { characters: number; limit: number },
  ): Promise<TurnRow[]> {
    return this.database.rows<TurnRow>(listTurnsOutOfSight, [
      owner_id,
      companion_id,
      after,
      characters,
      limit,
    ])
  }

  /** Stores what was made of an earlier one, unless that has changed meanwhile or the chat is gone. */
  async store(
    { owner_id, companion_id }: ConversationRef,
    before: KnownSummary,
    { text, last_seq }: KnownSummary,
  ): Promise<void> {
    const values = [owner_id, companion_id, before.text, before.last_seq, text, last_seq]
    await this.database.rows(storeSummary, values)
  }

  /** @param text the person's own; empty deletes it. @returns whether there was one */
  async update({ owner_id, companion_id }: ConversationRef, text: string): Promise<boolean> {
    const there = { owner_id, companion_id, text: Not('') }
    const { affected } = await this.summaries.update(there, { text })
    return affected === 1
  }

  /** Where a message that is in it has left the chat: it is made anew of what stays. */
  async removeFrom(
    seq: number,
    { owner_id, companion_id }: ConversationRef,
    { manager }: Transaction,
  ): Promise<void> {
    await manager.delete(SummaryEntity, { owner_id, companion_id, last_seq: MoreThanOrEqual(seq) })
  }

  /** For a chat that is deleted. */
  async removeByConversation(ownerId: string, companionId: string, { manager }: Transaction): Promise<void> {
    await manager.delete(SummaryEntity, { owner_id: ownerId, companion_id: companionId })
  }
}
