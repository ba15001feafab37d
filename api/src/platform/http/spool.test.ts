import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { spool } from './spool.ts'

const CLOSED = -1

let folder: string
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'confida-spool-')), 'made')
})
afterAll(() => rm(join(folder, '..'), { recursive: true }))

it('keeps what it is given in a file without a name', async () => {
  const file = await spool(folder, Readable.from(['Ciao, ', 'è ', 'qui']))
  expect(await readdir(folder)).toEqual([])
  expect(await text(file.createReadStream({ start: 0 }))).toBe('Ciao, è qui')
})

it.each([
  ['was sent', (stream: Readable) => stream.resume()],
  ['nobody waits for any more', (stream: Readable) => stream.destroy()],
])('closes a file that %s', async (_, end) => {
  const file = await spool(folder, Readable.from(['Ciao']))
  const stream = file.createReadStream({ start: 0 })
  expect(file.fd).not.toBe(CLOSED)
  end(stream)
  await once(stream, 'close')
  expect(file.fd).toBe(CLOSED)
})

it('leaves nothing where the content breaks off', async () => {
  async function* broken() {
    yield 'Ciao'
    throw new Error('broken off')
  }
  await expect(spool(folder, Readable.from(broken()))).rejects.toThrow('broken off')
  expect(await readdir(folder)).toEqual([])
})
