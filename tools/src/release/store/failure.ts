/** Of an address that gave no answer, in one sentence. */
export function failureOf(address: string, error: unknown, timeoutMs: number): Error {
  const { name, message } = error as Error
  const sentence =
    name === 'AbortError'
      ? `${address} did not answer within ${timeoutMs / 1000} s.`
      : `The connection to ${address} failed (${message}).`
  return new Error(sentence, { cause: error })
}
