import { randomUUID } from 'node:crypto'
import type { Fact } from '../../../platform/ai/ai.port.ts'
import type { MessageRef } from '../../conversations/message.repository.ts'
import type { MemoryRepository } from '../../memories/memory.repository.ts'
import type { KnownMemory } from '../../memories/memory.sql.ts'

/** The memories of one conversation that no database keeps: one a key, the newest first. */
export class ToldFacts implements Pick<MemoryRepository, 'store' | 'listForReply'> {
  private readonly byKey = new Map<string, KnownMemory>()

  async store({ message_id }: MessageRef, facts: Fact[]): Promise<void> {
    for (const { key, isGone } of facts) {
      const gone = isGone ? [key, `${key}:age`] : [key]
      for (const one of gone) this.byKey.delete(one)
    }
    for (const { isGone, ...fact } of facts)
      if (!isGone) this.byKey.set(fact.key, { ...fact, id: randomUUID(), pinned: false, message_id })
  }

  async listForReply(): Promise<KnownMemory[]> {
    return [...this.byKey.values()].reverse()
  }
}
