// Starts the shell's server, with all that it needs from the environment.
import { join } from 'node:path'
import process from 'node:process'
import { listen, REACHABLE_HOST } from './listen.ts'
import { shellHandler } from './shell-handler.ts'

const { PORT = '4200', API_PORT = '3000', REGISTRY_FILE = '', REMOTE_ORIGINS = '{}' } = process.env

const apiOrigin = process.env.API_URL || `http://${REACHABLE_HOST}:${API_PORT}`
if (!/^https?:$/.test(URL.canParse(apiOrigin) ? new URL(apiOrigin).protocol : '')) {
  console.error('API_URL must be an address such as http://api:3000.')
  process.exit(1)
}

const remoteOrigins: Record<string, string> = JSON.parse(REMOTE_ORIGINS)
const handler = shellHandler({
  folder: process.env.SHELL_DIST ?? join(import.meta.dirname, '../dist'),
  registryFile: REGISTRY_FILE,
  registryUrl: process.env.REGISTRY_URL,
  publicUrl: process.env.PUBLIC_URL || `http://localhost:${PORT}`,
  ownOrigin: `http://${REACHABLE_HOST}:${PORT}`,
  apiOrigin,
  remoteOrigins,
  isProduction: process.env.NODE_ENV === 'production',
  trustProxy: process.env.TRUST_PROXY,
  overrideKey: process.env.REMOTE_OVERRIDE_KEY,
})

const metricsPort = process.env.SHELL_METRICS_PORT
if (metricsPort) {
  const { measured, serveMetrics } = await import('./request-metrics.ts')
  await serveMetrics(Number(metricsPort))
  await listen(measured(handler, Object.keys(remoteOrigins)), Number(PORT))
} else await listen(handler, Number(PORT))
