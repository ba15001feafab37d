import { stored } from '../storage/stored.ts'

/** A message on its way: kept until it is answered, so that closing the page in between does not lose it. */
export interface SavedSending {
  text: string
  clientId: string
}

const draftKey = (key: string) => `chat_draft_${key}`
const sendingKey = (key: string) => `chat_sending_${key}`

export const readDraft = (key: string) => stored.read(draftKey(key)) ?? ''

export function saveDraft(key: string, text: string): void {
  if (text === '') stored.remove(draftKey(key))
  else stored.write(draftKey(key), text)
}

export function readSending(key: string): SavedSending | undefined {
  try {
    const value = JSON.parse(stored.read(sendingKey(key)) ?? 'null') as Partial<SavedSending> | null
    return value?.text && value.clientId ? { text: value.text, clientId: value.clientId } : undefined
  } catch {
    return undefined
  }
}

export function saveSending(key: string, sending: SavedSending | undefined): void {
  if (sending) stored.write(sendingKey(key), JSON.stringify(sending))
  else stored.remove(sendingKey(key))
}
