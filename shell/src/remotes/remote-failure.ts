import type { RemoteName, RemoteRelease } from '@confida/remote-kit'
import { codeOf } from './load-problem.ts'

/**
 * Where a remote failed. `resolve`: the registry has no such remote or route, or could not be read. `registry`: its line there
 * is malformed.
 */
export type FailurePhase = 'resolve' | 'registry' | 'contract' | 'load' | 'translations' | 'render'

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

const reported = new Set<string>()

/** Reports a failure once per remote, version and phase. */
export async function reportFailure({ remote, phase, release, cause }: RemoteFailure): Promise<void> {
  const key = `${remote} ${release?.version} ${phase}`
  if (reported.has(key)) return
  reported.add(key)
  const code = cause === undefined ? undefined : await codeOf(cause)
  console.error('remote_failed', { remote, version: release?.version, phase, code, cause })
}
