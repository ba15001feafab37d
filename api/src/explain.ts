import { BackupError } from './admin/backup/backup-error.ts'
import { AdministrationError } from './modules/admin-users/administrators/administrators.service.ts'
import { ConfigError } from './platform/config/config-error.ts'
import { isDatabaseDown, isNotWritable } from './platform/database/database-errors.ts'
import { EmbeddedPostgresError } from './platform/database/embedded/embedded-postgres-error.ts'

/** Errors whose message is that sentence. */
const sentences = [ConfigError, EmbeddedPostgresError, AdministrationError, BackupError]

/** One sentence for what a person can put right; anything else is a fault of ours and keeps its trace. */
export function explain(error: unknown): string {
  if (sentences.some((kind) => error instanceof kind)) return (error as Error).message
  const { code, port, stack } = error as { code?: string; port?: number; stack?: string }
  if (code === 'EADDRINUSE')
    return `${port === Number(process.env.METRICS_PORT) ? 'METRICS_PORT' : 'API_PORT'} ${port} is taken.`
  if (code === 'EACCES' && port) return `API_PORT ${port} may not be used by this user.`
  if (isDatabaseDown(error))
    return `DATABASE_URL names a database that does not answer (${code ?? 'no connection'}).`
  if (isNotWritable(error)) return `DATABASE_URL names a database that cannot be written to (${code}).`
  if (code === '28P01' || code === '28000')
    return 'DATABASE_URL names a user or password that the database refuses.'
  if (code === '3D000') return 'DATABASE_URL names a database that does not exist.'
  return stack ?? String(error)
}
