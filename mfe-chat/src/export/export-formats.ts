import type { Companion, Message } from '@confida/contracts'
import { formatDate, formatTime } from '@confida/i18n'

interface TextLabels extends Record<Message['role'], string> {
  incomplete: string
}

/** A readable text: a heading, then each message under its time and sender. */
export function toText(heading: string, labels: TextLabels, messages: Message[]): string {
  const lines = messages.map(({ role, content, timestamp, incomplete }) => {
    const mark = incomplete ? ` [${labels.incomplete}]` : ''
    return `[${formatDate(timestamp)}, ${formatTime(timestamp)}] ${labels[role]}: ${content}${mark}`
  })
  return `${[heading, '', ...lines].join('\n')}\n`
}

/** JSON with the companion's choices. */
export function toJson(companion: Companion, messages: Message[]): string {
  const { avatar_url: _, ...partner } = companion
  return JSON.stringify({ partner, exported_at: new Date().toISOString(), messages }, null, 2)
}
