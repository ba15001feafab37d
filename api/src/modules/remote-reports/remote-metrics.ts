import type { RemoteFailureReport } from '@confida/contracts'
import { Counter } from 'prom-client'
import { metricsRegistry } from '../../platform/observability/metrics.server.ts'

/** Names come from anybody: after so many, each further one is counted as `other`. */
const NAMES_MAX = 30

const names = new Set<string>()

function labelOf(remote: string): string {
  if (names.size < NAMES_MAX) names.add(remote)
  return names.has(remote) ? remote : 'other'
}

const NAME = 'confida_remote_failures_total'

/** The registry is cleared when an app stops, of which a process may have several. */
const counter = () =>
  (metricsRegistry.getSingleMetric(NAME) as Counter | undefined) ??
  new Counter({
    name: NAME,
    help: 'Failures of remotes that browsers have reported, by remote, phase and code',
    labelNames: ['remote', 'phase', 'code'],
    registers: [metricsRegistry],
  })

export const countFailure = ({ remote, phase, code }: RemoteFailureReport): void =>
  counter().inc({ remote: labelOf(remote), phase, code })
