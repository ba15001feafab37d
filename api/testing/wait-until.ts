const PAUSE_MS = 20

/** Asks again until the answer is yes, for what happens after an answer; the test's own time limit ends it. */
export async function waitUntil(check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
}
