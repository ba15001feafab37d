/** Milliseconds in which a screen that was asked for has begun to load. */
const PAUSE_MS = 1000

/** Runs later, so that what the person waits for comes first. @returns a function that calls it off */
export function afterPause(run: () => unknown): () => void {
  const timer = setTimeout(run, PAUSE_MS)
  return () => clearTimeout(timer)
}
