import { safeStorage } from '../storage/safe-storage.ts'

/** Milliseconds of conversation after which feedback is asked for (specification §9). */
const PROMPT_AFTER_MS = 600_000
/** Milliseconds between two checks. */
export const TICK_MS = 60_000

const storageKey = (name: string, userId: string) => `${name}_${userId}`

const number = (key: string) => Number(safeStorage.read(key)) || 0

/**
 * The time that a user has spent in conversations in this browser, over all visits, and the state of the feedback
 * prompt. The keys are the specification's, each with the user's id.
 */
export function conversationTime(userId: string) {
  const start = storageKey('conv_start', userId)
  const total = storageKey('conv_total', userId)
  const prompt = storageKey('feedback_prompt', userId)
  const shown = storageKey('feedback_shown', userId)
  const left = storageKey('feedback_left', userId)

  return {
    /** Starts counting from now. */
    begin: () => safeStorage.write(start, String(Date.now())),

    /** Adds the time since the last check to the total. */
    count: () => {
      const from = number(start)
      if (from === 0) return
      const now = Date.now()
      safeStorage.write(total, String(number(total) + Math.max(0, now - from)))
      safeStorage.write(start, String(now))
    },

    end: () => safeStorage.remove(start),

    /** True after ten minutes, until the user has answered. */
    isDue: () => number(total) >= PROMPT_AFTER_MS && !safeStorage.read(shown) && !safeStorage.read(left),

    /** Stores when the prompt was first shown. */
    markPrompted: () => safeStorage.read(prompt) ?? safeStorage.write(prompt, new Date().toISOString()),
    markShown: () => safeStorage.write(shown, 'true'),
    markLeft: () => safeStorage.write(left, 'true'),
  }
}
