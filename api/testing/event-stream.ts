export interface ServerEvent {
  event: string
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts the shape instead of declaring it
  data: any
}

export interface EventStream {
  status: number
  contentType: string | null
  /** The events as they come; comments are left out. */
  events: AsyncIterator<ServerEvent>
  /** The remaining events, once the stream has ended. */
  rest(): Promise<ServerEvent[]>
  disconnect(): void
}

/** Posts `body` and reads the answer as server-sent events. */
export async function openEventStream(
  origin: string,
  path: string,
  { token, body }: { token: string; body: unknown },
): Promise<EventStream> {
  const abort = new AbortController()
  const response = await fetch(new URL(path, origin), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify(body),
    signal: abort.signal,
  })
  const events = parse(response)
  return {
    status: response.status,
    contentType: response.headers.get('content-type'),
    events,
    rest: async () => {
      const all: ServerEvent[] = []
      for await (const event of { [Symbol.asyncIterator]: () => events }) all.push(event)
      return all
    },
    disconnect: () => abort.abort(),
  }
}

async function* parse(response: Response): AsyncGenerator<ServerEvent> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1]
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (event && data) yield { event, data: JSON.parse(data) }
    }
  }
}
