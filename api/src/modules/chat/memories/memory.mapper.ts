import type { Memory, MemoryKind } from '@confida/contracts'

export interface MemoryRow {
  id: string
  text: string
  value: string
  kind: MemoryKind
  pinned: boolean
  message_id: string | null
  created_at: Date
}

export const toMemory = ({ id, text, kind, pinned, message_id, created_at }: MemoryRow): Memory => ({
  id,
  text,
  kind,
  pinned,
  message_id,
  created_at: created_at.toISOString(),
})
