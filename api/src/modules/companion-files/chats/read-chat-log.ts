import { randomUUID } from 'node:crypto'
import {
  BACKUP_FORMAT,
  BACKUP_MESSAGES_MAX,
  BACKUP_VERSION,
  type BackupMessage,
  COMPANION_NAME_MAX,
  type CompanionBackup,
  KEPT_MESSAGE_MAX,
} from '@confida/contracts'
import { findRisk } from '@confida/risk-detector'
import * as z from 'zod'
import { AppError } from '../../../platform/http/app-error.ts'
import { toLine } from '../cards/to-line.ts'
import { readJson } from '../read-json.ts'
import { readSendDate } from './send-date.ts'

const NEW_LINE = 0x0a
/** So many of the last own messages decide on the manner of the next replies. */
const CARE_WITHIN = 50

/** A longer file without a second line may be a whole companion, which is not to be read twice. */
const ONLY_LINE_MAX = 1_000_000
/** What stands in a header that names nobody: since 2025 only the messages do. */
const NAMELESS = ['', 'unused']

const header = z.union([
  z.object({ user_name: z.string(), character_name: z.string() }),
  z.object({ chat_metadata: z.looseObject({}), character_name: z.string().catch('') }),
])
const line = z.object({
  name: z.string().catch(''),
  is_user: z.boolean(),
  is_system: z.boolean().catch(false),
  send_date: z.union([z.string(), z.number()]).optional().catch(undefined),
  mes: z.string(),
  swipes: z.array(z.string()).catch([]),
  swipe_id: z.int().catch(-1),
})
type Line = z.output<typeof line>

/**
 * A chat that SillyTavern has saved (JSON, a line a message), as a companion without choices; undefined for other files.
 * @throws AppError `import_unreadable`, or `import_too_long`
 */
export function readChatLog(bytes: Buffer): CompanionBackup | undefined {
  const next = bytes.indexOf(NEW_LINE)
  if (next < 0 && bytes.length > ONLY_LINE_MAX) return undefined
  const end = next < 0 ? bytes.length : next
  const first = tryJson(bytes.subarray(0, end))
  const head = header.safeParse(first).data
  if (!head && !line.safeParse(first).success) return undefined
  const lines = readLines(head ? bytes.subarray(end + 1) : bytes)
  return toBackup(toLine(nameIn(head?.character_name ?? '', lines), COMPANION_NAME_MAX), toMessages(lines))
}

const nameIn = (named: string, lines: Line[]): string =>
  NAMELESS.includes(named) ? (lines.find(({ is_user }) => !is_user)?.name ?? '') : named

function tryJson(bytes: Buffer): unknown {
  try {
    return readJson(bytes)
  } catch {
    return undefined
  }
}

/** Without what the program itself has put between the messages. */
function readLines(bytes: Buffer): Line[] {
  const lines: Line[] = []
  for (let start = 0; start < bytes.length; ) {
    const next = bytes.indexOf(NEW_LINE, start)
    const end = next < 0 ? bytes.length : next
    const text = bytes.subarray(start, end)
    start = end + 1
    if (text.toString('latin1').trim() === '') continue
    const { data } = line.safeParse(readJson(text))
    if (!data) throw new AppError('import_unreadable')
    if (!data.is_system) lines.push(data)
    if (lines.length > BACKUP_MESSAGES_MAX)
      throw new AppError('import_too_long', { limit: BACKUP_MESSAGES_MAX })
  }
  return lines
}

function toMessages(lines: Line[]): BackupMessage[] {
  const messages: BackupMessage[] = []
  let time = lines.map(({ send_date }) => readSendDate(send_date)).find((date) => date) ?? new Date()
  for (const { is_user, send_date, mes, swipes, swipe_id } of lines) {
    time = readSendDate(send_date) ?? time
    // Of several answers the one that was chosen.
    const content = toContent(swipes[swipe_id] ?? mes)
    const role = is_user ? 'user' : 'assistant'
    if (content) messages.push({ id: randomUUID(), role, content, timestamp: toIso(time) })
  }
  const own = messages.filter(({ role }) => role === 'user').slice(-CARE_WITHIN)
  for (const message of own) if (findRisk(message.content)) message.needs_care = true
  return messages
}

function toContent(text: string): string {
  const content = text.toWellFormed().replaceAll('\0', '').trim()
  return content.length <= KEPT_MESSAGE_MAX ? content : content.slice(0, KEPT_MESSAGE_MAX).toWellFormed()
}

/** Years of five digits have another form, which no schema of ours takes; they are cut to now later. */
const toIso = (time: Date) => new Date(Math.min(time.getTime(), Date.now())).toISOString()

const toBackup = (name: string, messages: BackupMessage[]): CompanionBackup => ({
  format: BACKUP_FORMAT,
  version: BACKUP_VERSION,
  exported_at: new Date().toISOString(),
  partner: { name, interests: [] },
  card: null,
  conversation: { greeting: null, greeted_at: null, messages, kept: [] },
  memories: [],
  memory_exclusions: [],
  summary: null,
})
