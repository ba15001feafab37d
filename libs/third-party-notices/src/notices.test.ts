import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { installedPackages, renderNotices } from './index.ts'

let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'confida-notices-'))
})

afterEach(() => rmSync(project, { recursive: true }))

/** Writes a package. @returns its folder */
function write(path: string, manifest: object, files: Record<string, string> = {}): string {
  const folder = join(project, path)
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files }))
    writeFileSync(join(folder, name), text)
  return folder
}

it('names each package once, in order, with the texts of its licence', () => {
  const second = write('b', { name: 'b', version: '2.0.0', license: 'MIT' }, { LICENSE: 'Copyright B' })
  const first = write(
    'a',
    { name: '@scope/a', version: '1.0.0', license: 'Apache-2.0' },
    { 'licence.md': 'Copyright A', NOTICE: 'Made by A', 'index.js': 'code of A' },
  )
  const text = renderNotices([second, first, second])
  expect(text.match(/^\S+ \d+\.\d+\.\d+$/gm)).toEqual(['@scope/a 1.0.0', 'b 2.0.0'])
  for (const part of ['Licence: Apache-2.0', 'Copyright A', 'Made by A', 'Copyright B'])
    expect(text).toContain(part)
  expect(text).not.toContain('code of A')
})

it('finds what a project needs when it runs, however deep, and no package of the workspace', () => {
  write('.', {
    name: 'project',
    dependencies: { ours: '1.0.0', direct: '1.0.0' },
    optionalDependencies: { 'of-another-platform': '1.0.0' },
    devDependencies: { tool: '1.0.0' },
  })
  write('node_modules/ours', { name: 'ours', private: true, dependencies: { through: '1.0.0' } })
  const through = write('node_modules/through', {
    name: 'through',
    version: '1.0.0',
    peerDependencies: { peer: '1.0.0', tool: '1.0.0' },
    peerDependenciesMeta: { tool: { optional: true } },
  })
  const peer = write('node_modules/peer', { name: 'peer', version: '1.0.0' })
  const direct = write('node_modules/direct', {
    name: 'direct',
    dependencies: { deep: '2.0.0', direct: '1.0.0' },
  })
  const deep = write('node_modules/direct/node_modules/deep', { name: 'deep', version: '2.0.0' })
  write('node_modules/deep', { name: 'deep', version: '1.0.0' })
  write('node_modules/tool', { name: 'tool' })
  expect(installedPackages(project).sort()).toEqual([deep, direct, peer, through].sort())
})
