// Starts the shell's server, with all that it needs from the environment.
import { join } from 'node:path'
import process from 'node:process'
import { listen } from './listen.ts'
import { shellHandler } from './shell-handler.ts'

const { PORT = '4200', API_PORT = '3000', REGISTRY_FILE = '' } = process.env

const handler = shellHandler({
  folder: process.env.SHELL_DIST ?? join(import.meta.dirname, '../dist'),
  registryFile: REGISTRY_FILE,
  registryUrl: process.env.REGISTRY_URL,
  publicUrl: process.env.PUBLIC_URL ?? `http://localhost:${PORT}`,
  apiOrigin: `http://127.0.0.1:${API_PORT}`,
  isProduction: process.env.NODE_ENV === 'production',
  trustProxy: process.env.TRUST_PROXY,
  overrideKey: process.env.REMOTE_OVERRIDE_KEY,
})
await listen(handler, Number(PORT))
