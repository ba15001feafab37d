import process from 'node:process'
import type { Tracing } from './tracing.ts'

/** Whether a collector is named. */
export const isTraced = (env = process.env): boolean =>
  Boolean(env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT) &&
  env.OTEL_SDK_DISABLED !== 'true'

/**
 * Traces go where OpenTelemetry's standard variables say (`OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_TRACES_SAMPLER` …). Without an
 * address none are made, and nothing of OpenTelemetry is loaded.
 * @param service the name of this server, unless `OTEL_SERVICE_NAME` says otherwise
 */
export async function startTracing(service: string, env = process.env): Promise<Tracing | undefined> {
  if (!isTraced(env)) return undefined
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry(service)
}

/**
 * Sends the collector no span, as all of them would be sent.
 * @throws what is wrong, with the status of the answer as its `code` where there was one
 */
export async function askCollector(withinMs: number): Promise<void> {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const exporter = new OTLPTraceExporter({ timeoutMillis: withinMs })
  try {
    await new Promise<void>((resolve, reject) =>
      exporter.export([], ({ error }) => (error ? reject(error) : resolve())),
    )
  } finally {
    await exporter.shutdown()
  }
}
