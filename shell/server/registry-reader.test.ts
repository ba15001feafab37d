import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { registryReader } from './registry-reader.ts'

const line = {
  name: 'mfe-chat',
  version: '1.0.0',
  entry: 'https://chat.example/mf-manifest.json',
  integrity: 'sha384-abc',
  contract: '^1.0.0',
  title: { it: 'Chat' },
  area: 'user',
  routes: [],
}

let folder: string
let file: string
let log: jest.Spied<typeof console.error>

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'confida-registry-'))
  file = join(folder, 'remotes.json')
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  rmSync(folder, { recursive: true })
  jest.restoreAllMocks()
})

it('is empty until there is a registry, and says once why', async () => {
  const read = registryReader(file)
  for (let request = 0; request < 3; request++)
    expect(await read()).toMatchObject({ text: undefined, releases: [] })
  expect(log.mock.calls).toEqual([[expect.stringContaining('ENOENT')]])
})

it('leaves out the lines that are none, and logs them once', async () => {
  const text = JSON.stringify([{ ...line, name: 'mfe-auth', integrity: 'none' }, line])
  writeFileSync(file, text)
  const read = registryReader(file)
  for (let request = 0; request < 3; request++) expect(await read()).toMatchObject({ text, releases: [line] })
  expect(log.mock.calls).toEqual([['Line 0 of the registry (mfe-auth) is refused: no valid integrity.']])
})

it.each([
  ['is half of one', '[{'],
  ['is no list', '{}'],
])('goes on with the last one while the file %s', async (_, damaged) => {
  const read = registryReader(file)
  writeFileSync(file, JSON.stringify([line]))
  await read()
  writeFileSync(file, damaged)
  expect((await read()).releases).toEqual([line])
  writeFileSync(file, JSON.stringify([{ ...line, version: '1.1.0' }]))
  expect((await read()).releases).toEqual([{ ...line, version: '1.1.0' }])
})
