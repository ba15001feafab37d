import { isChunkFailure } from './network-failure.ts'

/** Milliseconds until parallel requests for the same files have failed too. */
const PAUSE_MS = 200

export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

/**
 * Tries once more, a moment later, what failed immediately because a chunk did not come. Browsers keep the failure of a
 * preload and hand it to the next request for the same file, so the first attempt may fail although the server is
 * back. A timeout is not retried, and neither is code that threw.
 */
export async function retryOnce<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    if (!isChunkFailure(error) || error.type === 'timeout') throw error
    await pause()
    return attempt()
  }
}
