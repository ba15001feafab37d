import { MEMORIES_BY_HAND_MAX, type Memory, type MemoryChanges, type MemoryDraft } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { AppError } from '../../platform/http/app-error.ts'
import { limitPolicies } from '../../platform/limits/policies.ts'
import { RateLimiter } from '../../platform/limits/rate-limiter.ts'
import { CompanionRepository } from '../companions/companion.repository.ts'
import { correctedValue } from './corrected-value.ts'
import { toMemory } from './memory.mapper.ts'
import { type MemoryRef, MemoryRepository } from './memory.repository.ts'

@Injectable()
export class MemoryService {
  constructor(
    private readonly memories: MemoryRepository,
    private readonly companions: CompanionRepository,
    private readonly limiter: RateLimiter,
  ) {}

  /** Pinned ones first, then what was told last. */
  async list(ownerId: string, companionId: string): Promise<Memory[]> {
    await this.requireCompanion(ownerId, companionId)
    return (await this.memories.list(ownerId, companionId)).map(toMemory)
  }

  /** What the user adds by hand is kept word for word, beside what is told. */
  async create(ownerId: string, companionId: string, { text, pinned = false }: MemoryDraft): Promise<Memory> {
    const count = await this.memories.count(ownerId, companionId)
    if (count >= MEMORIES_BY_HAND_MAX) throw new AppError('memory_limit', { limit: MEMORIES_BY_HAND_MAX })
    await this.limiter.consume(limitPolicies.memory, ownerId)
    const created = await this.memories.create(ownerId, companionId, { text, pinned })
    if (!created) throw new AppError('companion_not_found')
    return toMemory(created)
  }

  async update(ref: MemoryRef, { text, pinned }: MemoryChanges): Promise<Memory> {
    const before = await this.memories.find(ref)
    if (!before) throw new AppError('memory_not_found')
    const isCorrected = text !== undefined && text !== before.text
    const changes = {
      pinned: pinned ?? before.pinned,
      ...(isCorrected && { text, value: correctedValue(before, text) }),
    }
    const isThere = await (isCorrected
      ? this.memories.correct(ref, changes)
      : this.memories.pin(ref, changes))
    if (!isThere) throw new AppError('memory_not_found')
    return toMemory({ ...before, ...changes })
  }

  async remove(ref: MemoryRef): Promise<void> {
    if (!(await this.memories.remove(ref))) throw new AppError('memory_not_found')
  }

  async removeAll(ownerId: string, companionId: string): Promise<void> {
    await this.requireCompanion(ownerId, companionId)
    await this.memories.removeAll(ownerId, companionId)
  }

  private async requireCompanion(ownerId: string, companionId: string): Promise<void> {
    if (!(await this.companions.find(ownerId, companionId))) throw new AppError('companion_not_found')
  }
}
