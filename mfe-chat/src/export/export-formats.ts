import type { Companion, Message } from '@confida/contracts'
import { formatDate, formatTime } from '@confida/i18n'

/** A text to read: a heading, then each message under its time and sender. */
export function asText(heading: string, names: Record<Message['role'], string>, messages: Message[]): string {
  const lines = messages.map(
    ({ role, content, timestamp }) =>
      `[${formatDate(timestamp)}, ${formatTime(timestamp)}] ${names[role]}: ${content}`,
  )
  return `${[heading, '', ...lines].join('\n')}\n`
}

/** Data to work with; the partner's choices are part of it. */
export function asJson(companion: Companion, messages: Message[]): string {
  const { avatar_url: _, ...partner } = companion
  return JSON.stringify({ partner, exported_at: new Date().toISOString(), messages }, null, 2)
}
