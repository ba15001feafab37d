import {
  BACKUP_FORMAT,
  BACKUP_MESSAGES_MAX,
  BACKUP_VERSION,
  CARD_MAX,
  type CompanionBackup,
  companionBackup,
} from '@confida/contracts'
import * as z from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import { type CharacterCard, toCharacterCard } from './cards/character-card.ts'
import { isPng, readPngTexts } from './cards/png-texts.ts'
import { readChatLog } from './chats/read-chat-log.ts'
import { readJson } from './read-json.ts'

/** What a companion can be made of. The card of a whole companion may be missing. */
export interface CompanionFile {
  card: CharacterCard | undefined
  backup: CompanionBackup | undefined
}

/** By the card's specification the later version comes first. */
const KEYWORDS = ['ccv3', 'chara']
const BASE64 = /^[A-Za-z0-9+/\s]*={0,2}\s*$/
/** A character of JSON takes at most three bytes of UTF-8. */
const CARD_BYTES_MAX = 3 * CARD_MAX

const ourFormat = z.object({ format: z.literal(BACKUP_FORMAT), version: z.int() })
const conversation = z.object({
  conversation: z.object({
    messages: z.array(z.unknown()),
    kept: z.array(z.array(z.unknown())).optional(),
  }),
})

/**
 * The character card, the whole companion, or the chat of another program, in a file.
 * @throws AppError `import_unreadable` where there is none, `import_version` or `import_too_long` for what only others can read
 */
export function readCompanionFile(bytes: Buffer): CompanionFile {
  const chat = isPng(bytes) ? undefined : readChatLog(bytes)
  if (chat) return { card: undefined, backup: chat }
  const value = readJson(isPng(bytes) ? jsonOfPng(bytes) : bytes)
  const format = ourFormat.safeParse(value)
  if (format.success) return readBackup(value, format.data.version)
  const card = bytes.length <= CARD_BYTES_MAX || isPng(bytes) ? toCharacterCard(value) : undefined
  if (!card) throw new AppError('import_unreadable')
  return { card, backup: undefined }
}

function readBackup(value: unknown, version: number): CompanionFile {
  if (version > BACKUP_VERSION) throw new AppError('import_version')
  const { messages = [], kept = [] } = conversation.safeParse(value).data?.conversation ?? {}
  const count = kept.reduce((total, line) => total + line.length, messages.length)
  if (count > BACKUP_MESSAGES_MAX) throw new AppError('import_too_long', { limit: BACKUP_MESSAGES_MAX })
  const { data: backup } = companionBackup.safeParse(value)
  if (!backup) throw new AppError('import_unreadable')
  if (backup.card === null) return { card: undefined, backup }
  // As it was read: a schema may leave keys out, such as `__proto__`.
  const content = (value as { card: unknown }).card
  const card = toCharacterCard(content)
  if (!card) throw new AppError('import_unreadable')
  return { card, backup: { ...backup, card: card.content } }
}

function jsonOfPng(png: Buffer): Buffer {
  const texts = textsOf(png)
  const text = KEYWORDS.map((keyword) => texts.get(keyword)).find((found) => found !== undefined)
  if (text === undefined || !BASE64.test(text)) throw new AppError('import_unreadable')
  return Buffer.from(text, 'base64')
}

function textsOf(png: Buffer): Map<string, string> {
  try {
    return readPngTexts(png)
  } catch {
    throw new AppError('import_unreadable')
  }
}
