import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Where Debian puts them, a folder for each version. */
const VERSIONS = '/usr/lib/postgresql'
const NOBODY = { uid: 65_534, gid: 65_534 }

export interface TestPostgres {
  /** Of a superuser. */
  url: string
  /** Kills it, as a machine that is gone. */
  kill(): Promise<void>
  /** Starts it again where it was. */
  start(): Promise<void>
  /** What it has logged. */
  log(): Promise<string>
  stop(): Promise<void>
}

interface Place {
  bin: string
  folder: string
  port: number
  password: string
}

/** PostgreSQL as Debian packages it, on a cluster of its own; `stop` it in `afterAll`. */
export async function startTestPostgres(port: number): Promise<TestPostgres> {
  const place = { ...(await newPlace(port)), password: randomBytes(12).toString('hex') }
  const passwordFile = join(place.folder, 'password')
  await writeFile(passwordFile, place.password)
  const access = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  const data = join(place.folder, 'data')
  await run(place, 'initdb', ['-D', data, '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync', ...access])
  return serve(place)
}

/** A replica that follows `primary` by streaming. */
export async function startTestReplica(primary: TestPostgres, port: number): Promise<TestPostgres> {
  const { password, hostname, port: from, username } = new URL(primary.url)
  const place = { ...(await newPlace(port)), password }
  const source = `host=${hostname} port=${from} user=${username} password=${password}`
  const data = join(place.folder, 'data')
  await run(place, 'pg_basebackup', [
    '-D',
    data,
    '-d',
    source,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '--no-sync',
  ])
  return serve(place)
}

async function newPlace(port: number) {
  const version = existsSync(VERSIONS)
    ? readdirSync(VERSIONS)
        .sort((a, b) => Number(a) - Number(b))
        .at(-1)
    : undefined
  if (!version)
    throw new Error('There is no PostgreSQL to test with: install it (Debian: apt-get install postgresql).')
  const folder = await mkdtemp(join(tmpdir(), 'confida-postgres-'))
  await chmod(folder, 0o711)
  if (user()) await chown(folder, NOBODY.uid, NOBODY.gid)
  return { bin: join(VERSIONS, version, 'bin'), folder, port }
}

/** It refuses to run as root. */
const user = () => (process.getuid?.() === 0 ? NOBODY : undefined)

const run = ({ bin, folder }: Place, program: string, args: string[]) =>
  promisify(execFile)(join(bin, program), args, { ...user(), cwd: folder })

async function serve(place: Place): Promise<TestPostgres> {
  const { folder, port, password } = place
  const data = ['-D', join(folder, 'data')]
  const settings = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`
  const start = () =>
    run(place, 'pg_ctl', ['start', '-w', ...data, '-l', join(folder, 'log'), '-o', settings])
  const end = (mode: 'fast' | 'immediate') => run(place, 'pg_ctl', ['stop', '-w', ...data, '-m', mode])
  await start()
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    start: async () => void (await start()),
    kill: async () => void (await end('immediate')),
    log: () => readFile(join(folder, 'log'), 'utf8'),
    stop: async () => {
      // It may have been killed.
      await end('fast').catch(() => undefined)
      await rm(folder, { recursive: true })
    },
  }
}
