// Starts the shell's server, with all that it needs from the environment.
import { join } from 'node:path'
import process from 'node:process'
import { startTracing } from '@confida/tracing'
import { shellEnvironment } from './environment.schema.ts'
import { explain } from './explain.ts'
import { trustedProxies } from './forwarded-headers.ts'
import { listen, REACHABLE_HOST } from './listen.ts'
import { readSettings } from './settings.ts'
import { shellHandler } from './shell-handler.ts'

async function start(): Promise<void> {
  const settings = readSettings(shellEnvironment, process.env)
  const { PORT, TRUST_PROXY, REMOTE_ORIGINS, SHELL_METRICS_PORT } = settings
  const remotes = Object.keys(REMOTE_ORIGINS)
  const tracing = await startTracing('confida-shell')
  let handler = shellHandler({
    folder: settings.SHELL_DIST ?? join(import.meta.dirname, '../dist'),
    registryFile: settings.REGISTRY_FILE,
    registryUrl: settings.REGISTRY_URL,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${PORT}`,
    ownOrigin: `http://${REACHABLE_HOST}:${PORT}`,
    apiOrigin: settings.API_URL ?? `http://${REACHABLE_HOST}:${settings.API_PORT}`,
    remoteOrigins: REMOTE_ORIGINS,
    isProduction: settings.NODE_ENV === 'production',
    trustProxy: TRUST_PROXY,
    overrideKey: settings.REMOTE_OVERRIDE_KEY,
    tracing,
  })
  if (tracing) {
    const { traced } = await import('./request-tracing.ts')
    handler = traced(handler, remotes, tracing, trustedProxies(TRUST_PROXY))
  }
  if (SHELL_METRICS_PORT) {
    const { measured, serveMetrics } = await import('./request-metrics.ts')
    await serveMetrics(SHELL_METRICS_PORT)
    handler = measured(handler, remotes)
  }
  await listen(handler, PORT, tracing?.stop)
}

start().catch((error) => {
  console.error(explain(error))
  process.exit(1)
})
