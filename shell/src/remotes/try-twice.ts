/** Milliseconds in which all parts of what failed have failed. */
const PAUSE_MS = 200

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/**
 * Tries once more, a moment later, what failed at once. The page may have named a file while its server was down, and browsers
 * keep such a failure for the first who then asks for it. What took too long is not waited for again.
 */
export async function tryTwice<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    if (isTimeout(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return attempt()
  }
}
