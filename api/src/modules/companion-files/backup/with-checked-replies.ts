import { setImmediate } from 'node:timers/promises'
import type { BackupMessage, Language } from '@confida/contracts'
import type { ReplyChunk } from '../../../platform/ai/ai.port.ts'
import { checkedReply } from '../../chat/reply-check/checked-reply.ts'

/** Some ten milliseconds of checks, after which others have their turn. */
const AT_ONCE = 50

/** The messages, with what no companion may say replaced as it would have been in a chat here. What was said here stays as it is. */
export async function withCheckedReplies(
  messages: BackupMessage[],
  language: Language,
): Promise<BackupMessage[]> {
  const checked: BackupMessage[] = []
  let question = ''
  for (const message of messages) {
    if (message.role === 'user') question = message.content
    checked.push(message.role === 'user' ? message : await checkOne(message, question, language))
    if (checked.length % AT_ONCE === 0) await setImmediate()
  }
  return checked
}

async function checkOne(
  message: BackupMessage,
  question: string,
  language: Language,
): Promise<BackupMessage> {
  const { content, isReplaced } = await checkText(message.content, question, language)
  return isReplaced ? { ...message, content, replaced: true } : message
}

/** A text that no message of a person's has called for. */
export const withCheckedWords = async (text: string, language: Language): Promise<string> =>
  (await checkText(text, '', language)).content

async function checkText(text: string, question: string, language: Language) {
  let content = ''
  let isReplaced = false
  const about = { language, message: question, history: [], memories: [] }
  for await (const chunk of checkedReply(asChunks(text), about)) {
    if (chunk.kind === 'end') continue
    content += chunk.text
    isReplaced ||= chunk.kind === 'replacement'
  }
  return { content: isReplaced ? content : text, isReplaced }
}

async function* asChunks(text: string): AsyncGenerator<ReplyChunk> {
  yield { kind: 'text', text }
}
