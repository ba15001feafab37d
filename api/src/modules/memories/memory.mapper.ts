import type { Memory, MemoryKind } from '@confida/contracts'

export interface MemoryRow {
  id: string
  text: string
  value: string
  kind: MemoryKind
  pinned: boolean
  message_id: string | null
  message: string | null
  created_at: Date
}

export const toMemory = ({ id, text, kind, pinned, message_id, message, created_at }: MemoryRow): Memory => ({
  id,
  text,
  kind,
  pinned,
  message_id,
  ...(message ? { message } : {}),
  created_at: created_at.toISOString(),
})
