import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ApiProcess, startApiProcess, waitUntil } from '@confida/api/testing'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  startEmbeddedPostgres,
  stopEmbeddedPostgres,
} from '../../src/platform/database/embedded/embedded-postgres.ts'

let disk: string
let api: ApiProcess

/** Only root may mount a disk of a chosen size. */
beforeAll(async () => {
  disk = await mkdtemp(join(tmpdir(), 'confida-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk])
  await chmod(disk, 0o711)
  api = await startApiProcess((await startEmbeddedPostgres({ dataDir: join(disk, 'data') })).url)
})
afterAll(async () => {
  await api?.kill()
  await stopEmbeddedPostgres(join(disk, 'data'))
  execFileSync('umount', [disk])
  await rmdir(disk)
})

const statusOf = async (path: string) => (await api.call('GET', path)).status
const register = () =>
  api.call('POST', '/api/auth/register', {
    body: { name: 'Anna', email: `${crypto.randomUUID()}@example.com`, password: 'segreto' },
  })

it('answers 503 while the disk of the database is full, and goes on when there is room again', async () => {
  const fill = join(disk, 'fill')
  await expect(writeFile(fill, Buffer.alloc(300_000_000))).rejects.toThrow('ENOSPC')
  let accepted = 0
  await waitUntil(async () => {
    const { status } = await register()
    if (status === 201) accepted++
    return status === 503
  })
  expect((await register()).headers.get('retry-after')).toBe('5')
  expect([await statusOf('/api/health/ready'), await statusOf('/api/health/live')]).toEqual([503, 200])
  await rm(fill)
  const freed = performance.now()
  await waitUntil(async () => (await statusOf('/api/health/ready')) === 200)
  console.log(
    `${accepted} more registrations had room; ready ${Math.round(performance.now() - freed)} ms after there was room`,
  )
  expect((await register()).status).toBe(201)
})
