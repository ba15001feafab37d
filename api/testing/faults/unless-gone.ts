/** What is done with a process, or read of it, that may end by itself at any moment, as one of a connection does. */
export function unlessGone<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch (error) {
    if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    return undefined
  }
}
