import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres, stopEmbeddedPostgres } from './embedded-postgres.ts'
import { findPostmaster } from './postmaster.ts'

const isRoot = process.getuid?.() === 0
/** `daemon`, an account that every Unix has: initdb wants its user to have an entry. */
const DAEMON = { uid: 1, gid: 1 }
const launcher = new URL('./embedded-postgres.ts', import.meta.url).href

let folder: string
let dataDir: string
let children: ChildProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'confida-launcher-'))
  await chmod(folder, 0o755)
  dataDir = join(folder, 'data')
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  children = []
  const cluster = await realpath(join(dataDir, 'database')).catch(() => undefined)
  if (cluster) await stopEmbeddedPostgres(dataDir)
  for (const path of [cluster, folder]) if (path) await rm(path, { recursive: true, force: true })
})

async function query<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

/** Starts the launcher in a process of its own, by type stripping as `npm start` does; it lives until it is killed. */
function launch(options: { uid?: number; gid?: number } = {}): Promise<{ child: ChildProcess; url: string }> {
  const program = `import { startEmbeddedPostgres } from ${JSON.stringify(launcher)}
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })
    console.log(url); setInterval(() => {}, 1e6)`
  const env = { PATH: process.env.PATH, HOME: folder }
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    ...options,
    env,
    cwd: folder,
  })
  children.push(child)
  return new Promise((resolve, reject) => {
    let errors = ''
    child.stderr.on('data', (chunk) => {
      errors += chunk
    })
    child.stdout.once('data', (line) => resolve({ child, url: String(line).trim() }))
    child.once('exit', () => reject(new Error(errors)))
  })
}

async function killAndWait(child: ChildProcess): Promise<void> {
  await new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGKILL')
  })
}

const clusterPid = async () => findPostmaster(await realpath(join(dataDir, 'database')))?.pid

describe('embedded PostgreSQL', () => {
  test('starts on loopback with UTF-8, keeps data and port over a restart, leaves no process', async () => {
    const first = await startEmbeddedPostgres({ dataDir })
    await query(first.url, `create table kept as select 'caffè' as word`)
    const [encoding] = await query<{ server_encoding: string }>(first.url, 'show server_encoding')
    const [addresses] = await query<{ listen_addresses: string }>(first.url, 'show listen_addresses')
    await first.stop()
    expect(await clusterPid()).toBeUndefined()

    const second = await startEmbeddedPostgres({ dataDir })
    expect(await query(second.url, 'select word from kept')).toEqual([{ word: 'caffè' }])
    await second.stop()

    expect({ ...encoding, ...addresses, url: second.url, adopted: second.adopted }).toEqual({
      server_encoding: 'UTF8',
      listen_addresses: '127.0.0.1',
      url: first.url,
      adopted: false,
    })
  })

  test('asks for the generated password, which only its owner can read', async () => {
    const { url } = await startEmbeddedPostgres({ dataDir })
    const stranger = new URL(url)
    stranger.password = 'guessed'
    await expect(query(stranger.href, 'select 1')).rejects.toThrow(/password authentication failed/)
    const { mode } = await stat(join(dataDir, 'database-password'))
    expect(mode & 0o777).toBe(0o600)
  })

  test('is adopted after its parent was killed, and then stopped', async () => {
    const { child, url } = await launch()
    await killAndWait(child)
    const pid = await clusterPid()
    const adopted = await startEmbeddedPostgres({ dataDir })
    expect({ url: adopted.url, adopted: adopted.adopted, pid: await clusterPid() }).toEqual({
      url,
      adopted: true,
      pid,
    })
    await adopted.stop()
    expect(await clusterPid()).toBeUndefined()
  })

  test('is shared with a living owner, which alone stops it', async () => {
    const { url } = await launch()
    const shared = await startEmbeddedPostgres({ dataDir })
    await shared.stop()
    expect(await query(url, 'select 1 as up')).toEqual([{ up: 1 }])
  })

  test('recovers after the server itself was killed', async () => {
    const first = await startEmbeddedPostgres({ dataDir })
    await query(first.url, 'create table kept as select 7 as number')
    process.kill((await clusterPid()) as number, 'SIGKILL')
    const second = await startEmbeddedPostgres({ dataDir })
    expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }])
  })

  test('starts although a stale pid file names another living program', async () => {
    await (await startEmbeddedPostgres({ dataDir })).stop()
    const pidFile = join(await realpath(join(dataDir, 'database')), 'postmaster.pid')
    await writeFile(pidFile, `${process.pid}\n/elsewhere\n0\n5432\n`)
    const { adopted } = await startEmbeddedPostgres({ dataDir })
    expect(adopted).toBe(false)
  })

  test('starts although nobody has reaped the server that was killed', async () => {
    await (await startEmbeddedPostgres({ dataDir })).stop()
    const cluster = await realpath(join(dataDir, 'database'))
    // A zombie of the server's user: what the shell becomes never waits for the child that it had.
    const { uid, gid } = await stat(cluster)
    const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], { ...(isRoot && { uid, gid }) })
    children.push(parent)
    const [zombie] = await once(parent.stdout, 'data')
    await writeFile(join(cluster, 'postmaster.pid'), `${String(zombie).trim()}\n${cluster}\n0\n5432\n`)
    const { adopted } = await startEmbeddedPostgres({ dataDir })
    expect(adopted).toBe(false)
  })

  test('started by three processes at the same moment on a new folder, one server serves all', async () => {
    const launched = await Promise.all([launch(), launch(), launch()])
    expect(new Set(launched.map(({ url }) => url)).size).toBe(1)
  })

  test('tells in one sentence that its port is taken', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const attempt = startEmbeddedPostgres({ dataDir, port })
    await expect(attempt).rejects.toThrow(`Port ${port} of the embedded database is taken.`)
    await new Promise((resolve) => server.close(resolve))
  })

  test('takes another port when the kept one is taken', async () => {
    const first = await startEmbeddedPostgres({ dataDir })
    await first.stop()
    const { port } = new URL(first.url)
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(Number(port), '127.0.0.1', resolve))
    const second: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir })
    expect(new URL(second.url).port).not.toBe(port)
    await new Promise((resolve) => server.close(resolve))
  })
})

/** Of a file that the server has written itself. */
const serverUid = async () =>
  (await stat(join(await realpath(join(dataDir, 'database')), 'postmaster.pid'))).uid

/** Whether every user may walk down to it. */
const isOpen = (path: string): boolean =>
  (statSync(path).mode & 0o001) !== 0 && (dirname(path) === path || isOpen(dirname(path)))

// Root's server runs under another user, anyone else's under their own.
describe('the user of the server', () => {
  test('reaches the cluster, which lies elsewhere where others may not enter the folders above it', async () => {
    await chmod(folder, 0o700)
    const { url } = await startEmbeddedPostgres({ dataDir })
    expect(await query(url, 'select 1 as up')).toEqual([{ up: 1 }])
    const cluster = await realpath(join(dataDir, 'database'))
    expect(cluster.startsWith(await realpath(folder))).toBe(!isRoot)
    expect((await serverUid()) === process.getuid?.()).toBe(!isRoot)
  })

  test('gets through a data folder of mode 0700, and nobody else may list it', async () => {
    await mkdir(dataDir, { mode: 0o700 })
    await startEmbeddedPostgres({ dataDir })
    expect(await realpath(join(dataDir, 'database'))).toBe(join(await realpath(dataDir), 'database'))
    expect((await stat(dataDir)).mode & 0o777).toBe(isRoot ? 0o711 : 0o700)
  })

  // In a work tree below root's own folders no other user can read the program at all: there is nothing to be tested.
  if (!isRoot || isOpen(dirname(fileURLToPath(launcher)))) {
    test('is whoever starts it, where that is not root', async () => {
      await mkdir(dataDir)
      if (isRoot) for (const path of [folder, dataDir]) await chown(path, DAEMON.uid, DAEMON.gid)
      const { url } = await launch(isRoot ? DAEMON : {})
      expect(await query(url, 'select 1 as up')).toEqual([{ up: 1 }])
      expect(await serverUid()).toBe(isRoot ? DAEMON.uid : process.getuid?.())
    })
  }
})
