import { readScrapes } from '../../repository/deployment.ts'
import { run, succeeds, until } from './commands.ts'

const METRIC = 'process_cpu_seconds_total'

const targets = readScrapes('compose.yaml').flatMap(({ static_configs = [] }) =>
  static_configs.flatMap((group) => group.targets.map((target) => `http://${target}/metrics`)),
)

/** Fails unless each target has metrics. */
const reader = `Promise.all(${JSON.stringify(targets)}.map((url) => fetch(url).then((response) => response.text())))
  .then((texts) => process.exit(texts.every((text) => text.includes('${METRIC}')) ? 0 : 1))`

/**
 * @param container in the servers' network, with Node
 * @returns whether what Prometheus asks for is there, but not for who comes from outside
 */
export async function servesMetricsInside(container: string, origin: string): Promise<boolean> {
  await until('the metrics are served', () => succeeds('podman', ['exec', container, 'node', '-e', reader]))
  const paths = ['/metrics', '/api/metrics'].map((path) => origin + path)
  const outside = await run('curl', ['--silent', '--insecure', ...paths])
  return outside !== '' && !outside.includes(METRIC)
}
