import { createHash } from 'node:crypto'
import { lstat, mkdir, readdir, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  startEmbeddedPostgres,
  stopEmbeddedPostgres,
} from '../../src/platform/database/embedded/embedded-postgres.ts'
import { isAlive } from '../../src/platform/database/embedded/postmaster.ts'

/** Test data may be lost in a crash of the machine, so nothing waits for the disk. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  // Until a connection has logged in, no database is made or removed: one that a test has silenced would hold up all for a minute.
  // A process of tests that is busy may take seconds.
  authentication_timeout: '20s',
}

/** Linux keeps its files in memory; containers often give it less than what tests take. */
const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 1024 ** 3

/**
 * One folder an account and work tree; outside of it, because a work tree may be out of the server user's reach. In memory where
 * there is room: a database is some 1,500 files, which a disk's file system makes and removes for each file of tests.
 */
async function clusterFolder(): Promise<string> {
  const tree = createHash('sha256')
    .update(import.meta.url)
    .digest('hex')
    .slice(0, 12)
  const size = await statfs(MEMORY).then(
    ({ blocks, bsize }) => blocks * bsize,
    () => 0,
  )
  const place = size >= ENOUGH_BYTES ? MEMORY : tmpdir()
  return join(place, `confida-test-${process.getuid?.() ?? 'user'}-${tree}`)
}

/** Starts the test runs' PostgreSQL or joins the one that another run has started; answers its address. */
export async function joinTestCluster(): Promise<string> {
  const dataDir = await clusterFolder()
  await mkdir(join(dataDir, 'runs'), { recursive: true, mode: 0o711 })
  const { uid } = await lstat(dataDir)
  if (process.getuid && uid !== process.getuid()) throw new Error(`${dataDir} belongs to another account.`)
  await writeFile(join(dataDir, 'runs', String(process.pid)), '')
  const { url } = await startEmbeddedPostgres({ dataDir, settings: SETTINGS })
  return url
}

/** Stops it, unless another run still uses it. */
export async function leaveTestCluster(): Promise<void> {
  const dataDir = await clusterFolder()
  const runs = join(dataDir, 'runs')
  await rm(join(runs, String(process.pid)), { force: true })
  for (const run of await readdir(runs)) {
    if (isAlive(Number(run))) return
    await rm(join(runs, run), { force: true })
  }
  await stopEmbeddedPostgres(dataDir)
}
