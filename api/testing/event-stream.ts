import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream'

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
  const text = response.body?.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
  const events = text?.pipeThrough(new EventSourceParserStream())
  for await (const { event = '', data } of events as unknown as AsyncIterable<EventSourceMessage>)
    yield { event, data: JSON.parse(data) }
}
