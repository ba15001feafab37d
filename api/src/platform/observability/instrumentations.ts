import { createRequire } from 'node:module'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'

/** Traces what requests and jobs ask of PostgreSQL and of the AI endpoint; nothing that runs by itself, as probes do. */
export function instrument(): void {
  registerInstrumentations({
    instrumentations: [
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
    ],
  })
  // Instruments a module when it is required, which an import is not: the one that everybody has is changed by this.
  createRequire(import.meta.url)('pg')
}
