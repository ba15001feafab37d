import type { Companion, KeptMessage, Message } from '@confida/contracts'
import { formatDate, formatTime } from '@confida/i18n'

interface TextLabels extends Record<Message['role'], string> {
  incomplete: string
  otherVersions: string
}

/** A readable text: a heading, then each message under its time and sender, and last the other versions, line by line. */
export function toText(
  heading: string,
  labels: TextLabels,
  messages: Message[],
  kept: KeptMessage[] = [],
): string {
  const toLine = ({ role, content, timestamp, incomplete }: Message) => {
    const mark = incomplete ? ` [${labels.incomplete}]` : ''
    return `[${formatDate(timestamp)}, ${formatTime(timestamp)}] ${labels[role]}: ${content}${mark}`
  }
  const lines = messages.map(toLine)
  if (kept.length > 0) lines.push('', labels.otherVersions)
  for (const message of kept) lines.push(...(message.id === message.line_id ? [''] : []), toLine(message))
  return `${[heading, '', ...lines].join('\n')}\n`
}

/** JSON with the companion's choices. */
export function toJson(companion: Companion, messages: Message[], kept: KeptMessage[] = []): string {
  const { avatar_url: _, portrait_url: __, ...partner } = companion
  return JSON.stringify(
    { partner, exported_at: new Date().toISOString(), messages, kept_messages: kept },
    null,
    2,
  )
}
