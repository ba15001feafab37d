import { setTimeout as sleep } from 'node:timers/promises'
import {
  context,
  defaultTextMapGetter,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { Tracing } from './tracing.ts'
import { withoutPrivateData } from './without-private-data.ts'

/** A collector that does not answer must not hold up the end of a process. */
const STOP_WITHIN_MS = 2_000

export function openTelemetry(service: string): Tracing {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [withoutPrivateData(new BatchSpanProcessor(new OTLPTraceExporter()))],
  })
  // Without baggage, which strangers could have passed on to everybody.
  provider.register({ propagator: new W3CTraceContextPropagator() })
  const tracer = provider.getTracer('@confida/tracing')
  return {
    begin({ method, headers, isBelieved }) {
      const parent = isBelieved
        ? propagation.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
        : ROOT_CONTEXT
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent)
      const own = trace.setSpan(parent, span)
      return {
        run: (work) => context.with(own, work),
        end(route, status) {
          span.updateName(`${method} ${route}`)
          span.setAttributes({
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
          })
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    runJob(queue, origin, work) {
      const link = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, origin))
      const options = { kind: SpanKind.CONSUMER, links: link ? [{ context: link }] : [] }
      return tracer.startActiveSpan(`job ${queue}`, options, ROOT_CONTEXT, async (span) => {
        try {
          return await work()
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR })
          throw error
        } finally {
          span.end()
        }
      })
    },
    pass: (headers) => propagation.inject(context.active(), headers),
    ids() {
      const current = trace.getSpanContext(context.active())
      return current ? { trace_id: current.traceId, span_id: current.spanId } : {}
    },
    stop: () =>
      Promise.race([
        provider.shutdown().catch(() => undefined),
        sleep(STOP_WITHIN_MS, undefined, { ref: false }),
      ]),
  }
}
