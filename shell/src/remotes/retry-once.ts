/** Milliseconds until parallel requests for the same files have failed too. */
const PAUSE_MS = 200

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/**
 * Tries once more, a moment later, what failed immediately. Browsers keep the failure of a preload and hand it to the
 * next request for the same file, so the first attempt may fail although the server is back. A timeout is not
 * retried.
 */
export async function retryOnce<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    if (isTimeout(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return attempt()
  }
}
