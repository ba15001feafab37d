import { excludeMemory, listMemoryExclusions, removeMemoryExclusion } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../platform/http/serve.ts'
import { success } from '../../platform/http/success.ts'
import { MemoryExclusionService } from './memory-exclusion.service.ts'

@Controller()
export class MemoryExclusionController {
  constructor(private readonly exclusions: MemoryExclusionService) {}

  @Serve(listMemoryExclusions)
  list({ user, params }: Call<typeof listMemoryExclusions>) {
    return this.exclusions.list(user.id, params.id)
  }

  @Serve(excludeMemory)
  create({ user, params }: Call<typeof excludeMemory>) {
    return this.exclusions.create({ owner_id: user.id, companion_id: params.id, id: params.memory_id })
  }

  @Serve(removeMemoryExclusion)
  async remove({ user, params, language }: Call<typeof removeMemoryExclusion>) {
    const { id, exclusion_id } = params
    await this.exclusions.remove({ owner_id: user.id, companion_id: id, id: exclusion_id })
    return success('memory_exclusion_removed', language)
  }
}
