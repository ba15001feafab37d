import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../platform/database/embedded/embedded-postgres.ts'
import { backUp } from './back-up.ts'
import { withClient } from './database-facts.ts'
import { restore } from './restore.ts'

const ROWS = 2_000

let folder: string
let dataDir: string
let backup: string
let embedded: EmbeddedPostgres

const query = (text: string) => withClient(embedded.url, async (client) => (await client.query(text)).rows)
const addAccount = (name: string) => query(`insert into users values ('${name}')`)
const start = async () => {
  embedded = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'confida-backup-'))
  // The server's user has to reach its cluster.
  await chmod(folder, 0o711)
  dataDir = join(folder, 'data')
  backup = join(folder, 'backup')
  await start()
  await query(`create table users (name text primary key)`)
  await query(`insert into users select 'account ' || n from generate_series(1, ${ROWS}) n`)
  await mkdir(join(dataDir, 'uploads/mara'), { recursive: true })
  await writeFile(join(dataDir, 'uploads/mara/picture'), 'as it was')
  await writeFile(join(dataDir, 'uploads/mara/another.received'), 'half')
  await writeFile(join(dataDir, 'jwt-secret'), 'key of before')
  await writeWhile(backUp({ dataDir }, embedded.url, backup))
})
afterAll(async () => {
  await embedded.stop()
  await rm(folder, { recursive: true })
})

async function writeWhile(work: Promise<unknown>): Promise<void> {
  let isDone = false
  const end = work.finally(() => {
    isDone = true
  })
  for (let n = 0; !isDone; n++) await addAccount(`meanwhile ${n}`)
  await end
}

describe('the embedded database', () => {
  it('comes back as it was, with pictures and keys, and replaces nothing unasked', async () => {
    await addAccount('later')
    await writeFile(join(dataDir, 'uploads/mara/picture'), 'changed')
    await writeFile(join(dataDir, 'uploads/mara/surplus'), 'of nobody')
    await writeFile(join(dataDir, 'jwt-secret'), 'another')
    await expect(restore({ dataDir }, backup, false)).rejects.toThrow(/add --force to replace it\.$/)
    await expect(restore({ dataDir }, backup, true)).rejects.toThrow(/^The product runs on the database/)
    await embedded.stop()
    const { accounts } = await restore({ dataDir }, backup, true)
    await start()
    const names = (await query('select name from users')).map(({ name }) => name)
    expect(names).toHaveLength(accounts)
    expect(names).not.toContain('later')
    // A state that there was: none of those written meanwhile without all before it.
    const meanwhile = names.filter((name) => name.startsWith('meanwhile'))
    expect(names.length - meanwhile.length).toBe(ROWS)
    expect(new Set(meanwhile)).toEqual(new Set(meanwhile.map((_, n) => `meanwhile ${n}`)))
    expect(await readdir(join(dataDir, 'uploads/mara'))).toEqual(['picture'])
    expect(await readFile(join(dataDir, 'uploads/mara/picture'), 'utf8')).toBe('as it was')
    expect(await readFile(join(dataDir, 'jwt-secret'), 'utf8')).toBe('key of before')
  })

  it('needs a new folder', async () => {
    await expect(backUp({ dataDir }, embedded.url, backup)).rejects.toThrow(
      /is not empty: name a new folder\.$/,
    )
  })

  it('is not restored where its pictures would not be looked for', async () => {
    await expect(restore({ dataDir, s3: { bucket: 'pictures' } }, backup, true)).rejects.toThrow(
      'The backup holds pictures: unset S3_BUCKET, and move them to the bucket afterwards.',
    )
  })

  it('is not restored into a server', async () => {
    await expect(restore({ dataDir, databaseUrl: embedded.url }, backup, true)).rejects.toThrow(
      'The backup is of the embedded database: unset DATABASE_URL.',
    )
  })
})
