import { createMemory, listMemories, removeMemories, removeMemory, updateMemory } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../platform/http/serve.ts'
import { success } from '../../platform/http/success.ts'
import { MemoryService } from './memory.service.ts'

@Controller()
export class MemoryController {
  constructor(private readonly memories: MemoryService) {}

  @Serve(listMemories)
  list({ user, params }: Call<typeof listMemories>) {
    return this.memories.list(user.id, params.id)
  }

  @Serve(createMemory)
  create({ user, params, body }: Call<typeof createMemory>) {
    return this.memories.create(user.id, params.id, body)
  }

  @Serve(updateMemory)
  update({ body, ...call }: Call<typeof updateMemory>) {
    return this.memories.update(refOf(call), body)
  }

  @Serve(removeMemory)
  async remove({ language, ...call }: Call<typeof removeMemory>) {
    await this.memories.remove(refOf(call))
    return success('memory_removed', language)
  }

  @Serve(removeMemories)
  async removeAll({ user, params, language }: Call<typeof removeMemories>) {
    await this.memories.removeAll(user.id, params.id)
    return success('memories_removed', language)
  }
}

type MemoryCall = Pick<Call<typeof updateMemory>, 'user' | 'params'>

const refOf = ({ user, params }: MemoryCall) => ({
  owner_id: user.id,
  companion_id: params.id,
  id: params.memory_id,
})
