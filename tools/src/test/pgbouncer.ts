import { installFromDebian, run } from './debian.ts'

/** Sees to a PgBouncer to test with: the system's or Debian's package. Without one its tests fail and say so. */
export function ensurePgBouncer(): void {
  if (run('pgbouncer', '--version')) return
  console.log('Installing pgbouncer for the tests of poolers …')
  if (!installFromDebian('pgbouncer')) console.error('apt-get could not install pgbouncer.')
}
