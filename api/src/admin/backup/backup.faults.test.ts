import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registerAt, startApiProcess } from '@confida/api/testing'
import { startTestPostgres, type TestPostgres } from '@confida/testing/server'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startEmbeddedPostgres } from '../../platform/database/embedded/embedded-postgres.ts'
import { findFreePort } from '../../platform/database/embedded/loopback-port.ts'
import { isUpToDate } from '../../platform/database/migrate.ts'
import { backUp } from './back-up.ts'
import { withClient } from './database-facts.ts'
import { MANIFEST, type Manifest } from './manifest.ts'
import { restore } from './restore.ts'

const query = (url: string, text: string) =>
  withClient(url, async (client) => (await client.query(text)).rows)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'confida-backup-'))
  // The server's user has to reach its cluster.
  await chmod(folder, 0o711)
})
afterAll(() => rm(folder, { recursive: true }))

it('keeps the embedded database where the one of a backup does not start', async () => {
  const dataDir = join(folder, 'data')
  const backup = join(folder, 'embedded')
  let embedded = await startEmbeddedPostgres({ dataDir })
  await query(embedded.url, `create table users (name text); insert into users values ('kept')`)
  await backUp({ dataDir }, embedded.url, backup)
  await query(embedded.url, `insert into users values ('kept too')`)
  await embedded.stop()
  const manifest: Manifest = JSON.parse(await readFile(join(backup, MANIFEST), 'utf8'))
  const files = manifest.files.filter(({ path }) => !path.startsWith('database/pg_wal/'))
  await writeFile(join(backup, MANIFEST), JSON.stringify({ ...manifest, files }))
  await expect(restore({ dataDir }, backup, true)).rejects.toThrow(/^The embedded database did not start/)
  embedded = await startEmbeddedPostgres({ dataDir })
  expect(await query(embedded.url, 'select * from users')).toHaveLength(2)
  await embedded.stop()
  expect((await readdir(dataDir)).filter((name) => /\.before|database-.{36}/.test(name))).toEqual([])
})

describe("a server's database, of an ordinary user", () => {
  let server: TestPostgres
  let databaseUrl: string
  let dataDir: string
  let backup: string

  beforeAll(async () => {
    server = await startTestPostgres((await findFreePort(0)) as number)
    await query(server.url, `create role confida login password 'geheim'`)
    databaseUrl = await createDatabase('confida')
    dataDir = join(folder, 'of-server')
    backup = join(folder, 'server')
    await mkdir(join(dataDir, 'uploads/mara'), { recursive: true })
    await writeFile(join(dataDir, 'uploads/mara/picture'), 'as it was')
    const api = await startApiProcess(databaseUrl)
    await registerAt(api, 'mara@example.org')
    await backUp({ dataDir, databaseUrl }, databaseUrl, backup)
    await registerAt(api, 'later@example.org')
    await expect(restore({ dataDir, databaseUrl }, backup, true)).rejects.toThrow(/^The product runs on/)
    await api.stop()
  })
  afterAll(() => server.stop())

  async function createDatabase(name: string): Promise<string> {
    await query(server.url, `create database ${name} owner confida`)
    const url = new URL(server.url)
    return Object.assign(url, { username: 'confida', password: 'geheim', pathname: `/${name}` }).href
  }
  const emails = async (url: string) =>
    (await query(url, `select email from users where role = 'user' order by 1`)).map(({ email }) => email)

  it('comes back in an empty database, with all that the product needs of it', async () => {
    const other = await createDatabase('other')
    const place = join(folder, 'elsewhere')
    expect((await restore({ dataDir: place, databaseUrl: other }, backup, false)).accounts).toBe(2)
    expect(await emails(other)).toEqual(['mara@example.org'])
    expect(await isUpToDate(other)).toBe(true)
    expect(await readFile(join(place, 'uploads/mara/picture'), 'utf8')).toBe('as it was')
    const api = await startApiProcess(other)
    await registerAt(api, 'new@example.org')
    expect(await api.stop()).toBe(0)
    expect(await emails(other)).toEqual(['mara@example.org', 'new@example.org'])
  })

  it('replaces one that holds something only by force, with what a newer version had made', async () => {
    await query(databaseUrl, 'create table of_a_newer_version (user_id uuid references users (id))')
    const settings = { dataDir, databaseUrl }
    await expect(restore(settings, backup, false)).rejects.toThrow(
      /is not empty: name an empty one, or add --force/,
    )
    expect(await emails(databaseUrl)).toEqual(['later@example.org', 'mara@example.org'])
    await restore(settings, backup, true)
    expect(await emails(databaseUrl)).toEqual(['mara@example.org'])
  })

  it('is not touched by a backup that was cut', async () => {
    const cut = join(folder, 'cut')
    await cp(backup, cut, { recursive: true })
    await writeFile(
      join(cut, 'database.dump'),
      (await readFile(join(cut, 'database.dump'))).subarray(0, -100),
    )
    await expect(restore({ dataDir, databaseUrl }, cut, true)).rejects.toThrow(
      /database\.dump is not as it was\.$/,
    )
    expect(await emails(databaseUrl)).toEqual(['mara@example.org'])
  })

  it('leaves no whole backup where it fails in the middle', async () => {
    const target = join(folder, 'failed')
    const failing = backUp({ dataDir, databaseUrl }, databaseUrl, target)
    const pids = async () =>
      (await query(server.url, `select pid from pg_stat_activity where application_name = 'pg_dump'`)).length
    while ((await pids()) === 0);
    await query(
      server.url,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pg_dump'`,
    )
    await expect(failing).rejects.toThrow(/^pg_dump has failed: /)
    await expect(restore({ dataDir, databaseUrl }, target, true)).rejects.toThrow(/holds no whole backup/)
  })
})
