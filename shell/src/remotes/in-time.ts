/** Milliseconds after which a remote, or a screen of it, has timed out. */
export const TIMEOUT_MS = 5000

/** @throws a `TimeoutError` where the work takes too long; the work itself goes on */
export async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('It did not come in time', 'TimeoutError')), TIMEOUT_MS)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
