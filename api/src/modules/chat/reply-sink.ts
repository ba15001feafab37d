import type { Care } from '@confida/contracts'

/** Where a reply goes while it is being written. */
export interface ReplySink {
  signal: AbortSignal
  /** All checks are passed: from now on it is written. */
  onStart(): void
  /** Help lines come before the reply: they are what counts if it fails. */
  onCare(care: Care): void
  onText(text: string): Promise<void>
}
