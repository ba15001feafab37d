import type { MemoryExclusion } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { AppError } from '../../platform/http/app-error.ts'
import { CompanionRepository } from '../companions/companion.repository.ts'
import type { MemoryRef } from './memory.repository.ts'
import { toMemoryExclusion } from './memory-exclusion.mapper.ts'
import { MemoryExclusionRepository } from './memory-exclusion.repository.ts'

@Injectable()
export class MemoryExclusionService {
  constructor(
    private readonly exclusions: MemoryExclusionRepository,
    private readonly companions: CompanionRepository,
  ) {}

  async list(ownerId: string, companionId: string): Promise<MemoryExclusion[]> {
    if (!(await this.companions.find(ownerId, companionId))) throw new AppError('companion_not_found')
    return (await this.exclusions.list(ownerId, companionId)).map(toMemoryExclusion)
  }

  async create(memory: MemoryRef): Promise<MemoryExclusion> {
    const created = await this.exclusions.create(memory)
    if (!created) throw new AppError('memory_not_found')
    return toMemoryExclusion(created)
  }

  async remove(exclusion: MemoryRef): Promise<void> {
    if (!(await this.exclusions.remove(exclusion))) throw new AppError('memory_exclusion_not_found')
  }
}
