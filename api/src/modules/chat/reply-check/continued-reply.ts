import type { CheckedChunk } from './checked-reply.ts'

/** What follows a reply that was cut: set apart from it, and without the sentences that a model first says once more. */
export async function* continuedReply(
  chunks: AsyncIterable<CheckedChunk>,
  begun: string,
): AsyncIterable<CheckedChunk> {
  let hasBegun = false
  for await (const chunk of chunks) {
    if (chunk.kind === 'end' || hasBegun) {
      yield chunk
      continue
    }
    if (begun.includes(chunk.text.trim())) continue
    hasBegun = true
    const isApart = /\s$/u.test(begun) || /^\s/u.test(chunk.text)
    yield isApart ? chunk : { ...chunk, text: ` ${chunk.text}` }
  }
}
