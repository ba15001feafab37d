import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { useStartsByHand } from '@confida/api/testing'
import { expect, it } from '@jest/globals'
import { findPostmaster } from './platform/database/embedded/postmaster.ts'

const starts = useStartsByHand()

// What takes longer to try: `main.long.test.ts`.
it('ends at once with one sentence for a bad setting', async () => {
  const { ended } = await starts.run({ JWT_SECRET: 'short' })
  expect(await ended).toEqual({ code: 1, errors: 'JWT_SECRET must be at least 32 bytes long.' })
})

it('starts its own database where none is named, and stops both on SIGTERM', async () => {
  const { child, port, ready, ended } = await starts.run({})
  await ready
  const cluster = await realpath(join(starts.dataDir(), 'database'))
  expect((await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toEqual({ code: 0, errors: '' })
  expect(findPostmaster(cluster)).toBeUndefined()
})

it('stops when the process that started it is gone', async () => {
  const { child, ready, ended } = await starts.run({ DATABASE_URL: starts.databaseUrl() })
  await ready
  child.disconnect()
  expect(await ended).toMatchObject({ code: 0 })
})
