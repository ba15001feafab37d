/** Milliseconds from the call until `text` is in the streamed answer, which is then read to its end. */
export async function timeToText(text: string, call: () => Promise<Response>): Promise<number> {
  const startedAt = performance.now()
  const response = await call()
  if (!response.ok || !response.body) throw new Error(`A stream answered ${response.status}.`)
  const decoder = new TextDecoder()
  let received = ''
  let time: number | undefined
  for await (const chunk of response.body) {
    received += decoder.decode(chunk, { stream: true })
    if (time === undefined && received.includes(text)) time = performance.now() - startedAt
  }
  if (time === undefined) throw new Error(`"${text}" was not in a stream: ${received}`)
  return time
}
