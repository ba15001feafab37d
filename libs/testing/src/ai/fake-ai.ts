import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeAiRequest {
  /** With its query. */
  path: string
  headers: IncomingHttpHeaders
  model: string
  stream?: boolean
  messages: { role: string; content: string }[]
  max_tokens?: number
  max_completion_tokens?: number
  temperature?: number
  stream_options?: { include_usage?: boolean }
  /** Aborted when the client hangs up. */
  signal: AbortSignal
}

/** What the fake endpoint does with one request. */
export interface FakeAiAnswer {
  /** Sent one by one. */
  pieces?: string[]
  /** What a reasoning model thinks before, in a field of its own as servers have it. */
  thoughts?: { field: 'reasoning_content' | 'reasoning'; pieces: string[] }
  /** Tokens that it thinks for, unseen: with no more of them to answer in it says nothing. */
  thinksFor?: number
  /** Waited for after the first piece, or before the answer when there are no pieces. */
  hold?: Promise<unknown>
  /** What the answer cost; in a stream where the request asks for it. */
  usage?: { prompt_tokens?: number; completion_tokens?: number }
  /** An error status instead of an answer. */
  status?: number
  /** Fields that are a 400 instead of an answer, as OpenAI's newer models refuse them. */
  refuses?: string[]
  headers?: Record<string, string>
  /** Sent as it is, whatever was asked for; with `status` too. */
  raw?: { type: string; body: string }
  /** Sends the pieces over and over until the client hangs up. */
  isEndless?: boolean
  /** Drops the connection after the pieces. */
  cut?: boolean
}

type Script = (request: FakeAiRequest, count: number) => FakeAiAnswer

export interface FakeAi {
  /** For AI_BASE_URL. */
  baseUrl: string
  /** In the order of their arrival. */
  requests: FakeAiRequest[]
  /** Replaces what it answers; by default it repeats the last message. */
  script(next: Script): void
  close(): Promise<void>
}

const echo: Script = ({ messages }) => ({ pieces: ['Hai detto: ', messages.at(-1)?.content ?? ''] })

/** An endpoint with OpenAI's chat completions, streamed and whole, that answers as a test tells it. */
export async function startFakeAi(): Promise<FakeAi> {
  const requests: FakeAiRequest[] = []
  let script = echo
  const server = createServer((incoming, outgoing) => {
    const gone = new AbortController()
    outgoing.once('close', () => gone.abort())
    void readJson(incoming).then(async (body) => {
      const { url: path = '', headers } = incoming
      const request = { ...(body as FakeAiRequest), path, headers, signal: gone.signal }
      requests.push(request)
      await answer(outgoing, request, script(request, requests.length))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    script: (next) => {
      script = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readJson(incoming: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of incoming) text += chunk
  return JSON.parse(text)
}

async function answer(outgoing: ServerResponse, request: FakeAiRequest, given: FakeAiAnswer): Promise<void> {
  const { pieces = [], hold, thoughts, status, headers, raw, refuses = [] } = given
  if (pieces.length === 0) await hold
  const refused = refuses.find((field) => field in request)
  if (refused) {
    outgoing.writeHead(400, { 'content-type': 'application/json' })
    outgoing.end(JSON.stringify({ error: refusalOf(refused) }))
    return
  }
  if (raw) {
    outgoing.writeHead(status ?? 200, { 'content-type': raw.type })
    do {
      outgoing.write(raw.body)
      await new Promise((resolve) => setImmediate(resolve))
    } while (given.isEndless && !request.signal.aborted)
    outgoing.end()
    return
  }
  if (status) {
    outgoing.writeHead(status, { 'content-type': 'application/json', ...headers })
    outgoing.end(JSON.stringify({ error: { message: 'a fault on purpose', type: 'test' } }))
    return
  }
  if (!request.stream) {
    await hold
    outgoing.writeHead(200, { 'content-type': 'application/json' })
    const message = {
      role: 'assistant',
      content: isCut(request, given) ? '' : pieces.join(''),
      ...(thoughts && { [thoughts.field]: thoughts.pieces.join('') }),
    }
    const finish_reason = isCut(request, given) ? 'length' : 'stop'
    outgoing.end(
      JSON.stringify({
        ...envelope('chat.completion'),
        choices: [{ index: 0, message, finish_reason }],
        usage: given.usage,
      }),
    )
    return
  }
  await stream(outgoing, request, given)
}

async function stream(outgoing: ServerResponse, request: FakeAiRequest, given: FakeAiAnswer): Promise<void> {
  const { pieces = [], thoughts, usage, hold, cut, isEndless } = given
  outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (delta: object, finish_reason: string | null = null) => {
    const data = { ...envelope('chat.completion.chunk'), choices: [{ index: 0, delta, finish_reason }] }
    outgoing.write(`data: ${JSON.stringify(data)}\n\n`)
  }
  if (isCut(request, given)) {
    send({}, 'length')
    outgoing.end('data: [DONE]\n\n')
    return
  }
  do {
    for (const thought of thoughts?.pieces ?? [])
      send({ role: 'assistant', [thoughts?.field ?? '']: thought })
    for (const [index, content] of pieces.entries()) {
      send({ role: 'assistant', content })
      if (index === 0) await hold
    }
    if (isEndless) await new Promise((resolve) => setImmediate(resolve))
  } while (isEndless && !request.signal.aborted)
  if (cut) {
    // Not `destroy`, which would drop the pieces that are still on their way.
    outgoing.socket?.end()
    return
  }
  send({}, 'stop')
  if (usage && request.stream_options?.include_usage) {
    const data = { ...envelope('chat.completion.chunk'), choices: [], usage }
    outgoing.write(`data: ${JSON.stringify(data)}\n\n`)
  }
  outgoing.end('data: [DONE]\n\n')
}

const isCut = ({ max_tokens, max_completion_tokens }: FakeAiRequest, { thinksFor }: FakeAiAnswer) =>
  thinksFor !== undefined && thinksFor >= (max_completion_tokens ?? max_tokens ?? Number.POSITIVE_INFINITY)

const refusalOf = (param: string) => ({
  message: `Unsupported parameter: '${param}' is not supported with this model.`,
  type: 'invalid_request_error',
  param,
  code: 'unsupported_parameter',
})

const envelope = (object: string) => ({ id: 'fake', object, created: 0, model: 'fake' })
