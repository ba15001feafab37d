import * as z from 'zod/mini'
import { timestamp } from '../common/field.schema.ts'

/** Where a remote failed. */
export const failurePhases = [
  /** The registry could not be read, or has no such remote or route. */
  'registry',
  /** It needs another contract than the shell offers. */
  'contract',
  /** Its manifest or its entry did not come. */
  'entry',
  /** Its code came and threw. */
  'evaluation',
  /** A chunk of it did not come. */
  'chunk',
  'translations',
  /** It threw while it was shown. */
  'render',
] as const

export type FailurePhase = (typeof failurePhases)[number]

export const failureCodes = [
  /** Nothing came in time. */
  'timeout',
  /** There was no connection, or the server does not let this origin read it. */
  'unreachable',
  /** The server answered an error. */
  'status',
  /** What came is not what was released. */
  'altered',
  /** It cannot be read. */
  'malformed',
  'threw',
  'unlisted',
  'incompatible',
] as const

export type FailureCode = (typeof failureCodes)[number]

/** Reports come from anybody: what a row or a metric is named by is short and plain. */
const remote = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,62}$/))
const version = z.string().check(z.maxLength(64), z.regex(/^\d+\.\d+\.\d+[\w.+-]*$/))

export const remoteFailureReport = z.strictObject({
  /** `shell` where it is the registry itself that could not be read. */
  remote,
  /** Null where no release was found. */
  version: z.nullable(version),
  phase: z.enum(failurePhases),
  code: z.enum(failureCodes),
})

export type RemoteFailureReport = z.output<typeof remoteFailureReport>

export const remoteOpening = z.strictObject({ remote, version })

export type RemoteOpening = z.output<typeof remoteOpening>

const seen = { count: z.int(), last_at: timestamp }

/** Failures of one kind, over the days that were asked for. */
export const remoteFailureCount = z.extend(remoteFailureReport, seen)

export type RemoteFailureCount = z.output<typeof remoteFailureCount>

/** How many browser tabs have opened a version. */
export const remoteVersionCount = z.extend(remoteOpening, seen)

export type RemoteVersionCount = z.output<typeof remoteVersionCount>
