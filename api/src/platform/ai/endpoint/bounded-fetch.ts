/** Of an error, or of an answer that is not streamed: many times what either comes to. */
const BODY_BYTES = 1_000_000

/** `fetch` that cuts such a body where it does not end, which the SDK would read into memory; streams have limits of their own. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  const isStream = response.ok && response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!response.body || isStream) return response
  let bytes = 0
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > BODY_BYTES) controller.terminate()
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(bounded), response)
}
