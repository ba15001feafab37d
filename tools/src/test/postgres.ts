import { existsSync } from 'node:fs'
import { installFromDebian } from './debian.ts'

/** Sees to a PostgreSQL with its client and its replicas to test with: Debian's package. Without it those tests fail and say so. */
export function ensurePostgres(): void {
  if (existsSync('/usr/lib/postgresql')) return
  console.log('Installing postgresql for the tests of servers …')
  if (!installFromDebian('postgresql')) console.error('apt-get could not install postgresql.')
}
