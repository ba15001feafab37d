import process from 'node:process'
import type { Tracing } from './tracing.ts'

/**
 * Traces go where OpenTelemetry's standard variables say (`OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_TRACES_SAMPLER` …). Without an
 * address none are made, and nothing of OpenTelemetry is loaded.
 * @param service the name of this server, unless `OTEL_SERVICE_NAME` says otherwise
 */
export async function startTracing(service: string, env = process.env): Promise<Tracing | undefined> {
  const address = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!address || env.OTEL_SDK_DISABLED === 'true') return undefined
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry(service)
}
