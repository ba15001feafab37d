import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../config/config.ts'

/** Names under which personal data or secrets could slip into a logged object. */
const PRIVATE = ['authorization', 'cookie', 'email', 'password', 'phone', 'token']

interface LoggedError {
  type: string
  message: string
  code?: unknown
  constraint?: unknown
  stack?: string
}

/** Only these members: a database error also carries the statement's values, that is people's data. */
function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'thrown value is no error' }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return { type: error.name, message: error.message, code, constraint, stack: error.stack }
}

interface LoggerParts {
  destination?: DestinationStream
  /** What each line says besides: of which trace it is. */
  mixin?: () => object
}

/** The process's logger: JSON lines with request ids; no bodies, no tokens, no addresses of people. */
export function createLogger(
  config: Pick<Config, 'logLevel'>,
  { destination, mixin }: LoggerParts = {},
): Logger {
  const options = {
    mixin,
    level: config.logLevel,
    base: null,
    serializers: { err: describeError },
    redact: PRIVATE.flatMap((name) => [name, `*.${name}`]),
  }
  return destination ? pino(options, destination) : pino(options)
}
