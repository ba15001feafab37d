import type { Care } from '@confida/contracts'

/** Where a reply goes while it is being written. */
export interface ReplySink {
  signal: AbortSignal
  /** All checks are passed: from now on it is written. */
  onStart(): void
  /** Where in the queue for the engine it stands, from 1; 0 when that is over. Without it nobody waits long. */
  onPlace?(place: number): void
  /** Help lines come before the reply: they are what counts if it fails. */
  onCare(care: Care): void
  onText(text: string): Promise<void>
}
