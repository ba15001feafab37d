import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { startEndpoint } from './ai/start-endpoint.ts'
import { untilJobsAreDone } from './ai/until-jobs-are-done.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { type Cleanup, withCleanup } from './cleanup.ts'
import { timeToText } from './first-token/time-to-text.ts'
import { gatherStatistics } from './gather-statistics.ts'
import { medianOf } from './lists/time-in-turns.ts'
import { openSampleConversation, type SampleConversation } from './sample-account.ts'
import { startBeside } from './start-beside.ts'

/** Each may send thirty messages a minute. */
const USERS = 4
const ROUNDS = 60
const WARM_UP = 20
const MESSAGE = 'Oggi ho lavorato tanto e stasera vorrei solo riposare un po’.'
/** Of the endpoint's first piece. */
const FIRST_WORD = 'Ti '

const stream = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: JSON.stringify(body),
  })

const askEndpoint = (baseUrl: string) =>
  stream(`${baseUrl}/chat/completions`, {
    model: 'streaming',
    stream: true,
    messages: [{ role: 'user', content: MESSAGE }],
  })

const askProduct = (origin: string, { token, sendPath }: SampleConversation) =>
  stream(
    `${origin}/api${sendPath}`,
    { message: MESSAGE, client_id: randomUUID() },
    { authorization: `Bearer ${token}` },
  )

async function measure(cleanup: Cleanup): Promise<Measurement[]> {
  const baseUrl = await startEndpoint(cleanup)
  const { api, databaseUrl } = await startBeside(cleanup, {
    ai: { AI_BASE_URL: baseUrl, AI_MODEL: 'streaming' },
  })
  const origin = `http://127.0.0.1:${api}`
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  cleanup.add(() => client.end())
  const conversations: SampleConversation[] = []
  for (let user = 0; user < USERS; user += 1) conversations.push(await openSampleConversation(origin))
  const [direct, product]: [number[], number[]] = [[], []]
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const conversation = conversations[round % USERS] as SampleConversation
    direct.push(await timeToText(FIRST_WORD, () => askEndpoint(baseUrl)))
    product.push(await timeToText(FIRST_WORD, () => askProduct(origin, conversation)))
    await untilJobsAreDone(client)
    if (round < WARM_UP) await gatherStatistics(client)
  }
  const [endpointMs, productMs] = [medianOf(direct.slice(WARM_UP)), medianOf(product.slice(WARM_UP))]
  return [
    { what: 'first words, from the AI endpoint itself', value: endpointMs, unit: 'ms' },
    { what: 'first words, through the product', value: productMs, unit: 'ms' },
    { what: 'what the product adds', value: productMs - endpointMs, unit: 'ms', goal: { atMost: 5 } },
  ]
}

/** The median time to the first words of a streamed reply, beside the same endpoint asked without the product. */
export const firstToken: Benchmark = {
  id: 'first-token',
  title: 'First words of a streamed reply beside the AI endpoint asked directly',
  run: () => withCleanup(measure),
}
