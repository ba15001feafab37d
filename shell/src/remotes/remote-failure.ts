import type { FailureCode, FailurePhase } from '@confida/contracts'
import type { RemoteName, RemoteRelease } from '@confida/remote-kit'
import { codeOf, SwitchedOff } from './load-problem.ts'
import { openedVersion, sendReport } from './remote-reports.ts'

/** Why a remote could not be shown. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure'
  readonly remote: RemoteName
  readonly phase: FailurePhase
  readonly release: RemoteRelease | undefined

  constructor(remote: RemoteName, phase: FailurePhase, release?: RemoteRelease, cause?: unknown) {
    super(`${remote}${release ? ` ${release.version}` : ''} failed in phase "${phase}"`, { cause })
    this.remote = remote
    this.phase = phase
    this.release = release
  }
}

/** What came of it, where nothing was thrown. */
const CODES: Partial<Record<FailurePhase, FailureCode>> = { registry: 'unlisted', contract: 'incompatible' }

const reported = new Set<string>()

/** Reports a failure once per remote, version, phase and code. */
export async function reportFailure({ remote, phase, release, cause }: RemoteFailure): Promise<void> {
  if (cause instanceof SwitchedOff) return
  const version = release?.version ?? openedVersion(remote) ?? null
  const code = (cause === undefined && CODES[phase]) || (await codeOf(cause))
  const report = { remote, version, phase, code }
  const key = JSON.stringify(report)
  if (reported.has(key)) return
  reported.add(key)
  console.error('remote_failed', { ...report, cause })
  sendReport({ failures: [report], openings: [] })
}
