import { RESET_CODE_SECONDS } from '@confida/contracts'

const KEY = 'reset_code_deadline'

interface Stored {
  email: string
  deadline: number
}

/** Starts the countdown of a code that was just sent. Returns its end in milliseconds since 1970. */
export function startDeadline(email: string): number {
  const deadline = Date.now() + RESET_CODE_SECONDS * 1000
  sessionStorage.setItem(KEY, JSON.stringify({ email, deadline } satisfies Stored))
  return deadline
}

export const forgetDeadline = () => sessionStorage.removeItem(KEY)

/** When the code expires: known for a code sent from this tab, else counted from now. */
export function deadlineFor(email: string): number {
  try {
    const stored: Stored | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (stored?.email === email && Number.isFinite(stored.deadline)) return stored.deadline
  } catch {
    // A broken entry: the countdown starts again.
  }
  return startDeadline(email)
}
