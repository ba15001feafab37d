import { safeStorage } from '../storage/safe-storage.ts'

/** A message being sent: stored until it is answered, so that closing the page meanwhile does not lose it. */
export interface UndeliveredMessage {
  text: string
  clientId: string
}

/** A message that was written without a connection and waits for one. */
export interface QueuedMessage extends UndeliveredMessage {
  /** ISO time of writing. */
  sentAt: string
}

const draftKey = (key: string) => `chat_draft_${key}`
const undeliveredKey = (key: string) => `chat_sending_${key}`

const queueKey = (key: string) => `chat_queue_${key}`

export const readDraft = (key: string) => safeStorage.read(draftKey(key)) ?? ''

export function saveDraft(key: string, text: string): void {
  if (text === '') safeStorage.remove(draftKey(key))
  else safeStorage.write(draftKey(key), text)
}

export function readUndelivered(key: string): UndeliveredMessage | undefined {
  try {
    const value = JSON.parse(
      safeStorage.read(undeliveredKey(key)) ?? 'null',
    ) as Partial<UndeliveredMessage> | null
    return value?.text && value.clientId ? { text: value.text, clientId: value.clientId } : undefined
  } catch {
    return undefined
  }
}

export function saveUndelivered(key: string, sending: UndeliveredMessage | undefined): void {
  if (sending) safeStorage.write(undeliveredKey(key), JSON.stringify(sending))
  else safeStorage.remove(undeliveredKey(key))
}

export function readQueue(key: string): QueuedMessage[] {
  try {
    return JSON.parse(safeStorage.read(queueKey(key)) ?? '[]')
  } catch {
    return []
  }
}

export function saveQueue(key: string, queue: QueuedMessage[]): void {
  if (queue.length > 0) safeStorage.write(queueKey(key), JSON.stringify(queue))
  else safeStorage.remove(queueKey(key))
}
