import { installFromDebian, run } from './debian.ts'

const hasRedis = () => run('redis-server', '--version')

/** Sees to a Redis to test the shared limits with: the system's or Debian's package. Without one their tests fail and say so. */
export function ensureRedis(): void {
  if (hasRedis()) return
  console.log('Installing redis-server for the tests of the limits …')
  if (!installFromDebian('redis-server')) console.error('apt-get could not install redis-server.')
}
