import type { Child } from '../launch/child.ts'

/** What `npm run dev` has started. */
export interface Running {
  /** What to tell the developer once all is up. */
  summary: string[]
  /** Processes that nobody starts again, and without which there is nothing to develop in. */
  children: Child[]
  stop: () => Promise<void>
}
