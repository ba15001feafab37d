import { safeStorage } from '../storage/safe-storage.ts'

/** A message being sent: stored until it is answered, so that closing the page meanwhile does not lose it. */
export interface UndeliveredMessage {
  text: string
  clientId: string
}

const draftKey = (key: string) => `chat_draft_${key}`
const undeliveredKey = (key: string) => `chat_sending_${key}`

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
