/** Resolves after `ms` milliseconds, or at once when the signal is aborted. */
export function sleepUnlessAborted(ms: number, skip: AbortSignal): Promise<void> {
  if (ms <= 0 || skip.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      skip.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, ms)
    skip.addEventListener('abort', finish)
  })
}
