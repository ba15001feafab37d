import type { FailureCode, FailurePhase } from '@confida/contracts'
import { isChunkFailure } from './network-failure.ts'

/** A file of a remote that the browser did not get, or did not accept; it does not tell which. */
export class FileNotLoaded extends Error {
  override readonly name = 'FileNotLoaded'
  readonly url: string

  constructor(url: string, cause: unknown) {
    super(`${url} did not come, or not as it was released`, { cause })
    this.url = url
  }
}

export class LoadProblem extends Error {
  override readonly name = 'LoadProblem'
  readonly code: FailureCode

  constructor(code: FailureCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** The remote was switched off on purpose, which is no failure of it. */
export class SwitchedOff extends Error {
  override readonly name = 'SwitchedOff'
}

/** The registry's line of a remote is none. */
export class MalformedLine extends LoadProblem {
  /** What is missing or malformed in it. */
  readonly field: string

  constructor(field: string) {
    super('malformed', `The registry's line has no valid ${field}`)
    this.field = field
  }
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/** Where something that was waited for got lost: on its way, or in code that came and threw. */
export function phaseOf(error: unknown, awaited: 'entry' | 'chunk'): FailurePhase {
  if (isChunkFailure(error)) return 'chunk'
  const isAway = error instanceof LoadProblem ? error.code !== 'threw' : error instanceof FileNotLoaded
  return isAway || isTimeout(error) ? awaited : 'evaluation'
}

/** Asks for a file once more, without its integrity, to learn why it was not loaded. */
async function codeOfFile(url: string): Promise<FailureCode> {
  try {
    const { ok, headers } = await fetch(url, { mode: 'cors', cache: 'no-store' })
    if (!ok) return 'status'
    return headers.get('content-type')?.startsWith('text/html') ? 'malformed' : 'altered'
  } catch {
    return 'unreachable'
  }
}

/** Why the registry could not be read; that is asked for without integrity. */
export function codeOfRegistry(error: unknown): FailureCode {
  if (error instanceof LoadProblem) return error.code
  if (isTimeout(error)) return 'timeout'
  return error instanceof TypeError ? 'unreachable' : 'malformed'
}

/** Finds out why something did not load, for the report; may take as long as the network does. */
export async function codeOf(error: unknown): Promise<FailureCode> {
  if (error instanceof LoadProblem) return error.code
  if (error instanceof FileNotLoaded) return codeOfFile(error.url)
  if (isTimeout(error)) return 'timeout'
  if (!isChunkFailure(error)) return 'threw'
  if (error.type === 'timeout') return 'timeout'
  return error.request ? codeOfFile(error.request) : 'unreachable'
}
