import type { Memory } from '@confida/contracts'
import type { MemoryEntity } from './memory.entity.ts'

export const toMemory = (memory: MemoryEntity): Memory => ({
  id: memory.id,
  text: memory.text,
  kind: memory.kind,
  pinned: memory.pinned,
  message_id: memory.message_id,
  ...(memory.message ? { message: memory.message.content } : {}),
  created_at: memory.created_at.toISOString(),
})
