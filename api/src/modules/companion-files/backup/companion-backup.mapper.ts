import type { BackupMessage, CompanionBackup } from '@confida/contracts'
import type { MemoryEntity } from '../../memories/memory.entity.ts'
import type { MemoryExclusionEntity } from '../../memories/memory-exclusion.entity.ts'
import type { SaidRow } from './companion-backup.sql.ts'

/** What is as it mostly is stays out of the file. */
export const toBackupMessage = (row: SaidRow): BackupMessage => ({
  id: row.id,
  role: row.role,
  content: row.content,
  timestamp: row.created_at.toISOString(),
  ...(row.engine ? { engine: row.engine } : {}),
  ...(row.model ? { model: row.model } : {}),
  ...(row.prompt_version === null ? {} : { prompt_version: row.prompt_version }),
  ...(row.reply_to ? { reply_to: row.reply_to } : {}),
  ...(row.memories_used.length > 0 ? { memories_used: row.memories_used } : {}),
  ...(row.needs_care ? { needs_care: true } : {}),
  ...(row.is_replaced ? { replaced: true } : {}),
  ...(row.is_incomplete ? { incomplete: true } : {}),
  ...(row.versions.length > 0 ? { versions: row.versions } : {}),
  ...(row.retracted_keys.length > 0 ? { retracted_keys: row.retracted_keys } : {}),
})

export const toBackupMemory = (memory: MemoryEntity): CompanionBackup['memories'][number] => ({
  id: memory.id,
  kind: memory.kind,
  key: memory.key,
  value: memory.value,
  text: memory.text,
  pinned: memory.pinned,
  message_id: memory.message_id,
  created_at: memory.created_at.toISOString(),
  told_at: memory.told_at.toISOString(),
})

export const toBackupExclusion = ({
  kind,
  key,
  value,
  text,
  created_at,
}: MemoryExclusionEntity): CompanionBackup['memory_exclusions'][number] => ({
  kind,
  key,
  value,
  text,
  created_at: created_at.toISOString(),
})
