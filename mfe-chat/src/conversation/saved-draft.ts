import { stored } from '../storage/stored.ts'

/** A message on its way: kept until it is answered, so that closing the page in between does not lose it. */
export interface SavedSending {
  text: string
  clientId: string
}

const draftKey = (companionId: string) => `chat_draft_${companionId}`
const sendingKey = (companionId: string) => `chat_sending_${companionId}`

export const readDraft = (companionId: string) => stored.read(draftKey(companionId)) ?? ''

export function saveDraft(companionId: string, text: string): void {
  if (text === '') stored.remove(draftKey(companionId))
  else stored.write(draftKey(companionId), text)
}

export function readSending(companionId: string): SavedSending | undefined {
  try {
    const value = JSON.parse(stored.read(sendingKey(companionId)) ?? 'null') as Partial<SavedSending> | null
    return value?.text && value.clientId ? { text: value.text, clientId: value.clientId } : undefined
  } catch {
    return undefined
  }
}

export function saveSending(companionId: string, sending: SavedSending | undefined): void {
  if (sending) stored.write(sendingKey(companionId), JSON.stringify(sending))
  else stored.remove(sendingKey(companionId))
}
