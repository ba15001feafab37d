import process from 'node:process'
import { SettingsError } from './settings.ts'

/** One sentence for what a person can put right; anything else is a fault of ours and keeps its trace. */
export function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message
  const { code, port, syscall, stack } = error as NodeJS.ErrnoException & { port?: number }
  const name = port === Number(process.env.SHELL_METRICS_PORT) ? 'SHELL_METRICS_PORT' : 'PORT'
  if (code === 'EADDRINUSE') return `${name} ${port} is taken.`
  if (code === 'EACCES' && port) return `${name} ${port} may not be used by this user.`
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo') return 'HOST must be an address of this machine.'
  return stack ?? String(error)
}
