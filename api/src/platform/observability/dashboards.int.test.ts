import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  createCompanion,
  registerUser,
  startConversation,
  startTestApi,
  type TestApi,
} from '@confida/api/testing'
import { type FakeAi, startFakeAi } from '@confida/testing/server'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { parser } from '@prometheus-io/lezer-promql'
import { parse } from 'yaml'
import { Database } from '../database/database.ts'
import { findFreePort } from '../database/embedded/loopback-port.ts'
import { Jobs } from '../jobs/jobs.ts'

const deploy = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../deploy/${file}`, import.meta.url)), 'utf8')

interface Query {
  where: string
  query: string
}

const alerts: Query[] = parse(deploy('prometheus/alerts.yaml')).groups.flatMap(
  ({ rules }: { rules: { alert: string; expr: string }[] }) =>
    rules.map(({ alert, expr }) => ({ where: alert, query: expr })),
)
const panels: Query[] = JSON.parse(deploy('grafana/confida.json')).panels.flatMap(
  ({ title, targets = [] }: { title: string; targets?: { expr: string }[] }) =>
    // Grafana puts a duration there.
    targets.map(({ expr }) => ({ where: title, query: expr.replaceAll('$__rate_interval', '5m') })),
)

/** That Prometheus itself adds. */
const OF_SCRAPES = ['job', 'instance']

let api: TestApi
let ai: FakeAi
/** By name of a series the labels that it comes with. */
const exposed = new Map([['up', new Set(OF_SCRAPES)]])

beforeAll(async () => {
  ai = await startFakeAi()
  const metricsPort = await findFreePort(0)
  api = await startTestApi({ config: { metricsPort, ai: { baseUrl: ai.baseUrl, model: 'm' } } })
  await leaveTraces()
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-z_0-9]+)(?:\{(.*)\})? /gm)) {
    const known = exposed.get(name) ?? new Set(OF_SCRAPES)
    for (const [label] of labels.matchAll(/[a-z_]+(?==")/g)) known.add(label)
    exposed.set(name, known)
  }
})
afterAll(async () => {
  await api?.close()
  await ai?.close()
})

/** Something of each kind that is counted. */
async function leaveTraces(): Promise<void> {
  ai.script(() => ({ pieces: ['Ciao'], usage: { prompt_tokens: 9, completion_tokens: 1 } }))
  const owner = await registerUser(api)
  const session = await startConversation(api, owner, await createCompanion(api, owner))
  const body = { message: 'Ciao' }
  expect((await api.call('POST', `/api/chat/${session}/send`, { token: owner.token, body })).status).toBe(200)
  await api.call('POST', '/api/password-reset/request', { body: { email: owner.email } })
  const failure = { remote: 'mfe-chat', version: null, phase: 'entry', code: 'timeout' }
  await api.call('POST', '/api/remote-reports', { body: { failures: [failure], openings: [] } })
  await api.app
    .get(Database)
    .transaction((transaction) =>
      api.app.get(Jobs).enqueue('records.cleanup', {}, transaction, { startAfter: 3600 }),
    )
}

/** The series that a query asks for and the labels that it names of each, and those that it groups by. */
function read(query: string) {
  const text = ({ from, to }: { from: number; to: number }) => query.slice(from, to)
  const series: { name: string; labels: string[] }[] = []
  const grouped: string[] = []
  parser.parse(query).iterate({
    enter({ node }) {
      if (node.type.isError) throw new Error(`${query} is no PromQL at ${node.from}.`)
      if (node.name === 'GroupingLabels') grouped.push(...node.getChildren('LabelName').map(text))
      if (node.name !== 'VectorSelector') return
      const name = node.getChild('Identifier')
      const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []
      const labels = matchers.flatMap((matcher) => matcher.getChildren('LabelName').map(text))
      series.push({ name: name ? text(name) : '', labels })
    },
  })
  return { series, grouped }
}

test.each([...alerts, ...panels])('$where asks for what the API exposes: $query', ({ query }) => {
  const { series, grouped } = read(query)
  expect(series).not.toEqual([])
  for (const { name, labels } of series) {
    expect([...exposed.keys()]).toContain(name)
    expect([...(exposed.get(name) ?? [])]).toEqual(expect.arrayContaining([...labels, ...grouped]))
  }
})

test('finds what is not there', () => {
  expect(read('sum by (le) (rate(gone{job="x"}[5m]))')).toEqual({
    series: [{ name: 'gone', labels: ['job'] }],
    grouped: ['le'],
  })
  expect(() => read('sum by (le')).toThrow('is no PromQL')
})
