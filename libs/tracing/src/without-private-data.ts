import type { SpanProcessor } from '@opentelemetry/sdk-trace-node'

/** All that leaves of a span's attributes. The text of a statement has `$1` where its values are. */
const KEPT = new Set([
  'db.namespace',
  'db.operation.name',
  'db.query.text',
  'db.response.status_code',
  'db.system.name',
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'server.address',
  'server.port',
])

type Ended = Parameters<SpanProcessor['onEnd']>[0]

/** Messages of errors quote what they are about, addresses have ids and queries: only what is known to hold none leaves. */
export function withoutPrivateData(next: SpanProcessor): SpanProcessor {
  return {
    onStart: (span, parent) => next.onStart(span, parent),
    onEnd(span: Ended) {
      for (const name of Object.keys(span.attributes)) if (!KEPT.has(name)) delete span.attributes[name]
      span.events.length = 0
      delete span.status.message
      next.onEnd(span)
    },
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  }
}
