import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, matchesGlob, relative, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { biomeRules } from './biome-rules.ts'
import { layers } from './layer-table.ts'
import { withLayers } from './readme-table.ts'

const root = resolve(__dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))
const biome = join(root, 'node_modules/.bin/biome')

let workspace: string
let found: Set<string>

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'confida-layers-'))
  // With the plugins that it names.
  for (const file of globSync('biome.*', { cwd: root })) copyFileSync(join(root, file), join(workspace, file))
  execFileSync('git', ['init', '--quiet'], { cwd: workspace })
  found = lint()
})

afterAll(() => rmSync(workspace, { recursive: true, force: true }))

type Case = [file: string, source: string]

const refused: Case[] = [
  ['mfe-chat/src/a.ts', `import '@confida/mfe-auth'`],
  ['mfe-chat/src/a.ts', `import '@confida/shell'`],
  ['e2e/foreign/rspack-react/src/a.js', `import '@confida/ui'`],
  ['e2e/foreign/rspack-react/src/a.js', `import '../../../../libs/ui/src/index.ts'`],
  ['mfe-chat/src/a.ts', `import '@confida/testing'`],
  ['mfe-chat/src/a.ts', `import '../../mfe-auth/src/remote.ts'`],
  ['mfe-chat/src/a.ts', `await import('../../shell/src/app.tsx')`],
  ['mfe-chat/src/a.ts', `import 'antd/es/table'`],
  ['mfe-chat/src/a.ts', `import { useFetcher } from 'react-router-dom'`],
  ['shell/src/a.ts', `await import('@confida/mfe-chat')`],
  ['libs/contracts/src/a.ts', `import '@confida/i18n'`],
  ['libs/i18n/src/a.ts', `import '@confida/session'`],
  ['libs/text-analysis/src/a.ts', `import '@confida/contracts'`],
  ['libs/risk-detector/src/a.ts', `import '@confida/emotion-labeller/training'`],
  ['libs/risk-detector/src/a.ts', `import '@confida/text-analysis/training'`],
  ['libs/emotion-labeller/training/a.ts', `import '@confida/risk-detector/training'`],
  ['libs/emotion-labeller/training/a.ts', `import '../../risk-detector/src/index.ts'`],
  ['api/src/a.ts', `import '@confida/risk-detector/training'`],
  ['libs/http-client/src/a.ts', `import '@confida/i18n'`],
  ['libs/session/src/a.ts', `import '@confida/ui'`],
  ['libs/ui/src/a.ts', `import '@confida/session'`],
  ['libs/remote-kit/src/a.ts', `import '@confida/ui'`],
  ['libs/ui/src/a.ts', `import '../../contracts/src/index.ts'`],
  ['api/src/a.ts', `import '@confida/ui'`],
  ['api/src/a.ts', `import '@confida/testing'`],
  ['api/src/a.ts', `import '@confida/api/testing'`],
  ['api/src/a.ts', `import '../testing/index.ts'`],
  ['libs/risk-detector/src/a.ts', `import '../training/corpus.ts'`],
  ['libs/companion-engine/src/a.ts', `import '@confida/emotion-labeller'`],
  ['libs/text-analysis/src/a.ts', `import '@confida/contracts'`],
  ['libs/ui/src/a.test.ts', `import '@confida/testing'`],
  ['libs/testing/src/a.ts', `import '@confida/api/config'`],
  ['tools/src/a.ts', `import '../../api/src/main.ts'`],
  ['e2e/tests/a.spec.ts', `import '../../tools/src/paths.ts'`],
]

const allowed: Case[] = [
  ['mfe-chat/src/a.ts', `import '@confida/ui/date'`],
  ['mfe-chat/src/a.ts', `import { Link } from 'react-router-dom'`],
  ['mfe-chat/src/a.test.ts', `import '@confida/testing'`],
  ['api/src/a.int.test.ts', `import '@confida/testing'`],
  ['api/src/a.ts', `import '@confida/i18n/server'`],
  ['api/src/a.ts', `import '@confida/text-analysis'`],
  ['libs/risk-detector/training/a.ts', `import '@confida/emotion-labeller/training'`],
  ['libs/risk-detector/training/a.ts', `import '../src/index.ts'`],
  ['libs/session/src/a.ts', `import '@confida/http-client'`],
  ['shell/server/a.ts', `import '../src/routing/match-route.ts'`],
  ['api/testing/a.ts', `import '../src/main.ts'`],
  ['api/src/a.int.test.ts', `import '@confida/api/testing'`],
  ['libs/emotion-labeller/src/a.ts', `import '@confida/text-analysis'`],
  ['libs/emotion-labeller/training/a.ts', `import '../src/labeller.ts'`],
  ['libs/emotion-labeller/training/a.ts', `import '@confida/text-analysis/training'`],
  ['api/src/a.test.ts', `import '@confida/risk-detector/training'`],
  ['tools/src/a.ts', `import '@confida/api/config'`],
]

/** Where a case's file stands: as its name says, and nobody else's. */
const pathOf = (file: string, source: string) =>
  join(
    dirname(file),
    `${[...refused, ...allowed].findIndex(([f, s]) => f === file && s === source)}-${basename(file)}`,
  )

/** The files that the project's own rules refuse; all in one run, since each run takes half a second to begin. */
function lint(): Set<string> {
  for (const [file, source] of [...refused, ...allowed]) {
    const path = join(workspace, pathOf(file, source))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${source}\n`)
  }
  const { stdout } = spawnSync(
    biome,
    ['lint', '--only=style/noRestrictedImports', '--reporter=github', '--max-diagnostics=none'],
    { cwd: workspace, encoding: 'utf8' },
  )
  return new Set([...stdout.matchAll(/,file=([^,]+)/g)].map(([, file]) => relative(workspace, String(file))))
}

describe('layers', () => {
  it('have written the rules and the table of the README; else: npm run layers', () => {
    expect(JSON.parse(read('biome.layers.json'))).toEqual(plain(biomeRules()))
    expect(read('README.md')).toBe(withLayers(read('README.md')))
  })

  it('hold every project of the workspace once', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
    const projects = globSync(workspaces, { cwd: root }).filter(
      (folder) => globSync(`${folder}/package.json`, { cwd: root }).length,
    )
    const folders = layers.flatMap((layer) => layer.folders)
    const rowsOf = (project: string) => folders.filter((folder) => matchesGlob(project, folder)).length
    expect(projects.filter((project) => rowsOf(project) !== 1)).toEqual([])
  })

  it.each(refused)('refuse in %s: %s', (file, source) => {
    expect(found).toContain(pathOf(file, source))
  })

  it.each(allowed)('allow in %s: %s', (file, source) => {
    expect(found).not.toContain(pathOf(file, source))
  })
})
