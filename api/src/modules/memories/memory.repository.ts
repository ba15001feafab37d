import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { type EntityManager, In, IsNull, LessThanOrEqual, Not, type Repository } from 'typeorm'
import type { Fact } from '../../platform/ai/ai.port.ts'
import { Database, type Transaction } from '../../platform/database/database.ts'
import { MessageEntity } from '../conversations/message.entity.ts'
import type { MessageRef } from '../conversations/message.repository.ts'
import { MemoryEntity } from './memory.entity.ts'
import {
  forgetLine,
  insertMemory,
  type KnownMemory,
  listForReply,
  lockMemories,
  retractAllFacts,
  retractFact,
  storeMemories,
} from './memory.sql.ts'
import { holdMemories } from './memory-exclusion.sql.ts'

export type MemoryRef = Pick<MemoryEntity, 'owner_id' | 'companion_id' | 'id'>

@Injectable()
export class MemoryRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(MemoryEntity) private readonly memories: Repository<MemoryEntity>,
  ) {}

  listForReply(ownerId: string, companionId: string): Promise<KnownMemory[]> {
    return this.database.rows<KnownMemory>(listForReply, [ownerId, companionId])
  }

  /** Pinned ones first, then what was told last; each with the message that told it. */
  list(ownerId: string, companionId: string): Promise<MemoryEntity[]> {
    return this.memories.find({
      where: { owner_id: ownerId, companion_id: companionId },
      relations: { message: true },
      order: { pinned: 'DESC', told_at: 'DESC', id: 'ASC' },
    })
  }

  count(ownerId: string, companionId: string): Promise<number> {
    return this.memories.countBy({ owner_id: ownerId, companion_id: companionId })
  }

  find({ owner_id, companion_id, id }: MemoryRef): Promise<MemoryEntity | null> {
    return this.memories.findOne({ where: { owner_id, companion_id, id }, relations: { message: true } })
  }

  /** @returns undefined where there is no such companion */
  async create(
    ownerId: string,
    companionId: string,
    { text, pinned }: Pick<MemoryEntity, 'text' | 'pinned'>,
  ): Promise<MemoryEntity | undefined> {
    return this.database.row<MemoryEntity>(insertMemory, [ownerId, companionId, randomUUID(), text, pinned])
  }

  /** @returns whether there was such a memory */
  async pin(
    { owner_id, companion_id, id }: MemoryRef,
    { pinned }: Pick<MemoryEntity, 'pinned'>,
  ): Promise<boolean> {
    const { affected } = await this.memories.update({ owner_id, companion_id, id }, { pinned })
    return affected === 1
  }

  /** The message that told it is not told back any more. @returns whether there was such a memory */
  correct(
    memory: MemoryRef,
    changes: Partial<Pick<MemoryEntity, 'text' | 'value' | 'pinned'>>,
  ): Promise<boolean> {
    return this.retracting(memory, (manager, key) => manager.update(MemoryEntity, key, changes))
  }

  /** As above. @returns whether there was such a memory */
  remove(memory: MemoryRef): Promise<boolean> {
    return this.retracting(memory, (manager, key) => manager.delete(MemoryEntity, key))
  }

  async removeAll(ownerId: string, companionId: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction.row(holdMemories, [ownerId, companionId])
      await transaction.rows(retractAllFacts, [ownerId, companionId])
      await transaction.manager.delete(MemoryEntity, { owner_id: ownerId, companion_id: companionId })
    })
  }

  /** What a line that was left told, save what was pinned; the message is its first. */
  async removeByLine(
    { owner_id, companion_id, message_id }: MessageRef,
    transaction: Transaction,
  ): Promise<void> {
    await transaction.rows(forgetLine, [owner_id, companion_id, message_id])
  }

  /** For a conversation that is removed: what was remembered of it stays. */
  async removeSources(ownerId: string, companionId: string, { manager }: Transaction): Promise<void> {
    const told = { owner_id: ownerId, companion_id: companionId, message_id: Not(IsNull()) }
    await manager.update(MemoryEntity, told, { message_id: null })
  }

  /** Keeps facts of one message; one with the key of an older one replaces it, or takes it away. Keys must differ. */
  async store(message: MessageRef, extracted: Fact[]): Promise<void> {
    const gone = extracted.filter(({ isGone }) => isGone).map(({ key }) => key)
    if (gone.length > 0) await this.removeGone(message, gone)
    const facts = extracted.filter(({ isGone }) => !isGone)
    if (facts.length === 0) return
    const { owner_id, companion_id, message_id } = message
    const values = [owner_id, companion_id, message_id, ...columnsOfFacts(facts)]
    await this.database.transaction(async (transaction) => {
      await transaction.row(lockMemories, [owner_id, companion_id])
      await transaction.rows(storeMemories, values)
    })
  }

  private retracting(
    { owner_id, companion_id, id }: MemoryRef,
    change: (manager: EntityManager, key: MemoryRef) => Promise<{ affected?: number | null }>,
  ): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      await transaction.row(holdMemories, [owner_id, companion_id])
      await transaction.rows(retractFact, [owner_id, companion_id, id])
      const { affected } = await change(transaction.manager, { owner_id, companion_id, id })
      return affected === 1
    })
  }

  /** What is pinned stays: a rule may be wrong, and whoever pinned it can take it away. */
  private async removeGone(
    { owner_id, companion_id, message_id }: MessageRef,
    keys: string[],
  ): Promise<void> {
    const { manager } = this.memories
    const message = await manager.findOneBy(MessageEntity, { owner_id, companion_id, id: message_id })
    if (!message) return
    await this.memories.delete({
      owner_id,
      companion_id,
      key: In(keys.flatMap((key) => [key, `${key}:age`])),
      pinned: false,
      told_at: LessThanOrEqual(message.created_at),
    })
  }
}

const columnsOfFacts = (facts: Fact[]) =>
  (['kind', 'key', 'text', 'value'] as const).map((column) => facts.map((fact) => fact[column]))
