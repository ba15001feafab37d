import type { Companion, Message } from '@confida/contracts'
import { formatDate, formatTime } from '@confida/i18n'

/** A readable text: a heading, then each message under its time and sender. */
export function toText(heading: string, names: Record<Message['role'], string>, messages: Message[]): string {
  const lines = messages.map(
    ({ role, content, timestamp }) =>
      `[${formatDate(timestamp)}, ${formatTime(timestamp)}] ${names[role]}: ${content}`,
  )
  return `${[heading, '', ...lines].join('\n')}\n`
}

/** JSON with the companion's choices. */
export function toJson(companion: Companion, messages: Message[]): string {
  const { avatar_url: _, ...partner } = companion
  return JSON.stringify({ partner, exported_at: new Date().toISOString(), messages }, null, 2)
}
