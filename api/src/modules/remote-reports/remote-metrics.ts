import type { RemoteFailureReport } from '@confida/contracts'
import { counter } from '../../platform/observability/metrics.ts'

/** Names come from anybody: after so many, each further one is counted as `other`. */
const NAMES_MAX = 30

const names = new Set<string>()

function labelOf(remote: string): string {
  if (names.size < NAMES_MAX) names.add(remote)
  return names.has(remote) ? remote : 'other'
}

const failures = counter({
  name: 'confida_remote_failures_total',
  help: 'Failures of remotes that browsers have reported, by remote, phase and code',
  labelNames: ['remote', 'phase', 'code'],
})

export const countFailure = ({ remote, phase, code }: RemoteFailureReport): void =>
  failures.inc({ remote: labelOf(remote), phase, code })
