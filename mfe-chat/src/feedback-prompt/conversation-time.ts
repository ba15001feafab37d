import { stored } from '../storage/stored.ts'

/** Conversation after which feedback is asked for, in milliseconds (specification §9). */
export const PROMPT_AFTER_MS = 600_000
/** Milliseconds between two looks at the clock. */
export const TICK_MS = 60_000

const keyOf = (name: string, userId: string) => `${name}_${userId}`

const number = (key: string) => Number(stored.read(key)) || 0

/**
 * The time that one user has spent in conversations on this browser, over all visits, and what became of the question
 * for feedback. The keys are the specification's, each with the user's id.
 */
export function conversationTime(userId: string) {
  const start = keyOf('conv_start', userId)
  const total = keyOf('conv_total', userId)
  const prompt = keyOf('feedback_prompt', userId)
  const shown = keyOf('feedback_shown', userId)
  const left = keyOf('feedback_left', userId)

  return {
    /** Starts counting from now. */
    begin: () => stored.write(start, String(Date.now())),

    /** Adds the time since the last look to the total. */
    count: () => {
      const from = number(start)
      if (from === 0) return
      const now = Date.now()
      stored.write(total, String(number(total) + Math.max(0, now - from)))
      stored.write(start, String(now))
    },

    end: () => stored.remove(start),

    /** True from ten minutes on, until the person has answered in one way or another. */
    isDue: () => number(total) >= PROMPT_AFTER_MS && !stored.read(shown) && !stored.read(left),

    /** Remembers when the question first stood on the screen. */
    markPrompted: () => stored.read(prompt) ?? stored.write(prompt, new Date().toISOString()),
    markShown: () => stored.write(shown, 'true'),
    markLeft: () => stored.write(left, 'true'),
  }
}
