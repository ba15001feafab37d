import type { Turn } from '../conversation.ts'

/** The last messages of the user, oldest first. */
export function lastUserTurns(history: readonly Turn[], count: number): Turn[] {
  return history.filter((turn) => turn.role === 'user').slice(-count)
}
