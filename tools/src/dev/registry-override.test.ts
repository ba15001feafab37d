import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RemoteRelease } from '@confida/remote-kit'
import { integrityOf } from '@confida/remote-kit/integrity'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { aDeclaration } from '../release/declaration.fixture.ts'
import { changeRelease, readRegistry, writeRegistry } from '../release/registry-file.ts'
import { isFromSource, pointToSource, restoreRelease } from './registry-override.ts'

const facts = { name: 'mfe-chat', version: '1.0.0', contract: '^1.0.0', ...aDeclaration }
const release: RemoteRelease = { ...facts, entry: 'https://r/mf-manifest.json', integrity: 'sha384-released' }
const other: RemoteRelease = { ...release, name: 'mfe-auth' }

let folder: string
let registry: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'confida-override-'))
  registry = join(folder, 'remotes.json')
  writeRegistry(registry, [other, release])
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const build = (manifest: string) => {
  writeFileSync(join(folder, 'mf-manifest.json'), manifest)
  return pointToSource(registry, facts, folder, 'http://localhost:5000')
}

describe('a remote from source', () => {
  it('takes its line of the registry, with the integrity of each rebuild', async () => {
    for (const manifest of ['first', 'second']) {
      await build(manifest)
      const [first, overridden] = readRegistry(registry)
      expect(first).toEqual(other)
      expect(overridden).toMatchObject({
        entry: 'http://localhost:5000/mf-manifest.json',
        integrity: integrityOf(manifest),
      })
      expect(isFromSource(overridden)).toBe(true)
    }
  })

  it('gives the line back at the end', async () => {
    const before = await build('source')
    await restoreRelease(registry, 'mfe-chat', before)
    expect(readRegistry(registry)).toEqual([other, release])
  })

  it('leaves what was released in the meantime', async () => {
    const before = await build('source')
    const newer = { ...release, version: '2.0.0' }
    await changeRelease(registry, 'mfe-chat', () => newer)
    await restoreRelease(registry, 'mfe-chat', before)
    expect(readRegistry(registry)).toEqual([other, newer])
  })
})
