import { randomUUID } from 'node:crypto'
import type { BackupMessage, CompanionBackup } from '@confida/contracts'
import type { ExclusionRow, KeptRow, MemoryRow, SaidRow } from './companion-backup.sql.ts'
import { toMoment } from './to-moment.ts'

/** New ids for those of a file, which may be in use here. */
export class NewIds {
  private readonly ids: Map<string, string>

  constructor(items: readonly { id: string }[]) {
    this.ids = new Map(items.map(({ id }) => [id, randomUUID()]))
  }

  /** The new id; null for one that the file does not hold. */
  of = (id: string | null | undefined): string | null => (id ? (this.ids.get(id) ?? null) : null)

  require = (id: string): string => this.of(id) ?? randomUUID()
}

export const toMessageRow = (
  message: BackupMessage,
  messageIds: NewIds,
  memoryIds: NewIds,
  now: Date,
): SaidRow => ({
  id: messageIds.require(message.id),
  role: message.role,
  content: message.content,
  engine: message.engine ?? null,
  model: message.model ?? null,
  prompt_version: message.prompt_version ?? null,
  reply_to: messageIds.of(message.reply_to),
  created_at: toMoment(message.timestamp, now),
  // Of facts that are forgotten the ids stay.
  memories_used: (message.memories_used ?? []).map((id) => memoryIds.of(id) ?? id),
  needs_care: message.needs_care ?? false,
  is_replaced: message.replaced ?? false,
  is_incomplete: message.incomplete ?? false,
  versions: versionsOf(message, messageIds),
  retracted_keys: message.retracted_keys ?? [],
})

/** Only what the file holds can be chosen. */
function versionsOf({ id, versions = [] }: BackupMessage, messageIds: NewIds): string[] {
  const held = new Set(versions.flatMap((version) => messageIds.of(version) ?? []))
  return held.size > 1 && held.has(messageIds.require(id)) ? [...held] : []
}

/** Without those of which a message stands elsewhere in the conversation too. */
export function separateLines(messages: BackupMessage[], lines: BackupMessage[][]): BackupMessage[][] {
  const seen = new Set(messages.map(({ id }) => id))
  return lines.filter((line) => {
    const ids = new Set(line.map(({ id }) => id))
    if (ids.size < line.length || line.some(({ id }) => seen.has(id))) return false
    for (const id of ids) seen.add(id)
    return true
  })
}

export const toKeptRows = (line: BackupMessage[], toRow: (message: BackupMessage) => SaidRow): KeptRow[] => {
  const rows = line.map(toRow)
  const line_id = rows[0]?.id ?? ''
  return rows.map((row, index) => ({ ...row, line_id, place: index + 1 }))
}

export const toMemoryRow = (
  memory: CompanionBackup['memories'][number],
  messageIds: NewIds,
  memoryIds: NewIds,
  now: Date,
): MemoryRow => {
  const id = memoryIds.require(memory.id)
  return {
    ...memory,
    id,
    // One that was written by hand is known by its own id.
    key: memory.key.replace(memory.id, id),
    message_id: messageIds.of(memory.message_id),
    created_at: toMoment(memory.created_at, now),
    told_at: toMoment(memory.told_at, now),
  }
}

export const toExclusionRow = (
  exclusion: CompanionBackup['memory_exclusions'][number],
  now: Date,
): ExclusionRow => ({ ...exclusion, id: randomUUID(), created_at: toMoment(exclusion.created_at, now) })
