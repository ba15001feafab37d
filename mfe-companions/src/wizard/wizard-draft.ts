import * as z from 'zod/mini'
import { wizardValues } from './wizard-values.ts'

const DRAFT_KEY = 'companion_draft'

const storedDraft = z.object({ key: z.string(), step: z.int(), values: wizardValues })

type StoredDraft = z.output<typeof storedDraft>

/**
 * The draft of a creation lives in session storage, so that it outlasts a reload and a failed save. There is one; a
 * creation begun anew has another key and does not find it.
 */
export function readDraft(key: string): StoredDraft | undefined {
  try {
    const draft = storedDraft.safeParse(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null'))
    return draft.success && draft.data.key === key ? draft.data : undefined
  } catch {
    return undefined
  }
}

export function writeDraft(draft: StoredDraft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
  } catch {
    // A full or forbidden storage costs the draft its reload, nothing else.
  }
}

export const clearDraft = () => sessionStorage.removeItem(DRAFT_KEY)
