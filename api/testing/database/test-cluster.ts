import { createHash } from 'node:crypto'
import { lstat, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  startEmbeddedPostgres,
  stopEmbeddedPostgres,
} from '../../src/platform/database/embedded/embedded-postgres.ts'
import { isAlive } from '../../src/platform/database/embedded/postmaster.ts'

/** Test data may be lost in a crash of the machine, so nothing waits for the disk. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

/** One folder an account and work tree; outside of it, because a work tree may be out of the server user's reach. */
function clusterFolder(): string {
  const tree = createHash('sha256')
    .update(import.meta.url)
    .digest('hex')
    .slice(0, 12)
  return join(tmpdir(), `confida-test-${process.getuid?.() ?? 'user'}-${tree}`)
}

/** Starts the test runs' PostgreSQL or joins the one that another run has started; answers its address. */
export async function joinTestCluster(): Promise<string> {
  const dataDir = clusterFolder()
  await mkdir(join(dataDir, 'runs'), { recursive: true, mode: 0o711 })
  const { uid } = await lstat(dataDir)
  if (process.getuid && uid !== process.getuid()) throw new Error(`${dataDir} belongs to another account.`)
  await writeFile(join(dataDir, 'runs', String(process.pid)), '')
  const { url } = await startEmbeddedPostgres({ dataDir, settings: SETTINGS })
  return url
}

/** Stops it, unless another run still uses it. */
export async function leaveTestCluster(): Promise<void> {
  const dataDir = clusterFolder()
  const runs = join(dataDir, 'runs')
  await rm(join(runs, String(process.pid)), { force: true })
  for (const run of await readdir(runs)) {
    if (isAlive(Number(run))) return
    await rm(join(runs, run), { force: true })
  }
  await stopEmbeddedPostgres(dataDir)
}
