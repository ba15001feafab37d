/** Runs what two tabs must not do at the same time; the other waits, and finds it done. */
export async function oneTabAtATime(name: string, run: () => Promise<void>): Promise<void> {
  // Browsers have locks where the connection is safe.
  if (navigator.locks) await navigator.locks.request(name, run)
  else await run()
}
