// Starts the shell's server, with all that it needs from the environment.
import { join } from 'node:path'
import process from 'node:process'
import { startTracing } from '@confida/tracing'
import { trustedProxies } from './forwarded-headers.ts'
import { listen, REACHABLE_HOST } from './listen.ts'
import { shellHandler } from './shell-handler.ts'

// An empty variable counts as unset.
const settings = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value?.trim()))
const { PORT = '4200', API_PORT = '3000', REGISTRY_FILE = '', REMOTE_ORIGINS = '{}' } = settings

const isServer = (address: unknown) =>
  URL.canParse(String(address)) && /^https?:$/.test(new URL(String(address)).protocol)

const apiOrigin = settings.API_URL ?? `http://${REACHABLE_HOST}:${API_PORT}`
if (!isServer(apiOrigin)) {
  console.error('API_URL must be an address such as http://api:3000.')
  process.exit(1)
}

function readOrigins(): Record<string, string> {
  try {
    const origins = JSON.parse(REMOTE_ORIGINS)
    if (Object.values(origins).every(isServer)) return origins
  } catch {}
  console.error('REMOTE_ORIGINS must be JSON such as {"mfe-chat": "http://mfe-chat:8080/mfe-chat"}.')
  process.exit(1)
}

const remoteOrigins = readOrigins()
const remotes = Object.keys(remoteOrigins)
const trustProxy = settings.TRUST_PROXY
const tracing = await startTracing('confida-shell')

let handler = shellHandler({
  folder: settings.SHELL_DIST ?? join(import.meta.dirname, '../dist'),
  registryFile: REGISTRY_FILE,
  registryUrl: settings.REGISTRY_URL,
  publicUrl: settings.PUBLIC_URL ?? `http://localhost:${PORT}`,
  ownOrigin: `http://${REACHABLE_HOST}:${PORT}`,
  apiOrigin,
  remoteOrigins,
  isProduction: settings.NODE_ENV === 'production',
  trustProxy,
  overrideKey: settings.REMOTE_OVERRIDE_KEY,
  tracing,
})
if (tracing) {
  const { traced } = await import('./request-tracing.ts')
  handler = traced(handler, remotes, tracing, trustedProxies(trustProxy))
}
const metricsPort = settings.SHELL_METRICS_PORT
if (metricsPort) {
  const { measured, serveMetrics } = await import('./request-metrics.ts')
  await serveMetrics(Number(metricsPort))
  handler = measured(handler, remotes)
}
await listen(handler, Number(PORT), tracing?.stop)
