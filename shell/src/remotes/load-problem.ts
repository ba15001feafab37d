import { isChunkFailure } from './network-failure.ts'

/** Why code of a remote did not run. */
export type LoadCode =
  /** Nothing came in time. */
  | 'timeout'
  /** There was no connection, or the server does not let this origin read it. */
  | 'unreachable'
  /** The server answered an error. */
  | 'status'
  /** What came is not what was released. */
  | 'altered'
  /** The manifest, or the line of the registry, is none. */
  | 'malformed'
  /** It ran and threw, or exposes nothing. */
  | 'threw'

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
  readonly code: LoadCode

  constructor(code: LoadCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
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

/** Asks for a file once more, without its integrity, to learn why it was not loaded. */
async function codeOfFile(url: string): Promise<LoadCode> {
  try {
    return (await fetch(url, { mode: 'cors', cache: 'no-store' })).ok ? 'altered' : 'status'
  } catch {
    return 'unreachable'
  }
}

/** Finds out why something did not load, for the report; may take as long as the network does. */
export async function codeOf(error: unknown): Promise<LoadCode> {
  if (error instanceof LoadProblem) return error.code
  if (error instanceof FileNotLoaded) return codeOfFile(error.url)
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout'
  if (!isChunkFailure(error)) return 'threw'
  if (error.type === 'timeout') return 'timeout'
  return error.request ? codeOfFile(error.request) : 'unreachable'
}
