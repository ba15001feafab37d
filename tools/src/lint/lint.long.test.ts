import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

// A remote of two files, linted by the project's own configuration.
const root = resolve(__dirname, '../../..')
const FILES = {
  'package.json': JSON.stringify({ name: 'planted', private: true, workspaces: ['mfe-*'] }),
  'mfe-planted/package.json': JSON.stringify({ name: '@confida/mfe-planted', private: true }),
  'mfe-planted/src/remote.ts': "import { part } from './part.ts'\n\nexport default part\n",
  'mfe-planted/src/part.ts': 'export const part = 1\n',
}

let workspace: string

function put(file: string, content: string) {
  mkdirSync(dirname(join(workspace, file)), { recursive: true })
  writeFileSync(join(workspace, file), content)
}

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: workspace,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

const biome = () => run('biome', 'lint', '--error-on-warnings', 'mfe-planted')
const knip = () => run('knip', '--no-progress')

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'confida-lint-'))
  for (const file of ['biome.json', 'biome.layers.json', 'biome.own-styles.grit', 'knip.jsonc'])
    copyFileSync(join(root, file), join(workspace, file))
  for (const [file, content] of Object.entries(FILES)) put(file, content)
  spawnSync('git', ['init', '--quiet'], { cwd: workspace })
})

afterEach(() => rmSync(workspace, { recursive: true, force: true }))

describe('lint', () => {
  it('passes what is clean', () => {
    expect(biome()).toMatchObject({ status: 0 })
    expect(knip()).toMatchObject({ status: 0 })
  })

  it('fails on a circle, though of types only', () => {
    put(
      'mfe-planted/src/part.ts',
      "import type part1 from './remote.ts'\n\nexport const part: typeof part1 = 1\n",
    )
    expect(biome()).toMatchObject({ status: 1, output: expect.stringContaining('noImportCycles') })
  })

  const planted = (selectors: string[]) =>
    put(
      'mfe-planted/src/part.module.css',
      selectors.map((selector) => `@media print {\n  ${selector} {\n    color: red;\n  }\n}\n`).join('\n'),
    )

  it('fails on each style of a remote that is everybody’s', () => {
    const selectors = [
      '*',
      'body',
      ':root',
      '.own,\n  html',
      'a:hover',
      'body:has(.own)',
      'html.own',
      '.ant-btn',
      '.own, :global(.ant-modal) .own',
    ]
    planted(selectors)
    const { status, output } = biome()
    expect(status).toBe(1)
    expect(output.match(/class of this remote/g)).toHaveLength(selectors.length)
  })

  it('lets a remote style what is below a class of its own', () => {
    planted([
      '.own',
      '.own > *',
      '[dir="rtl"] .own',
      '.own .ant-btn',
      '.own :is(p, ul, ol)',
      '.own:hover,\n  .other a',
    ])
    expect(biome()).toMatchObject({ status: 0 })
  })

  it('fails on an undeclared import', () => {
    put('mfe-planted/src/part.ts', "import 'react'\n\nexport const part = 1\n")
    expect(biome()).toMatchObject({ status: 1, output: expect.stringContaining('noUndeclaredDependencies') })
  })

  it('fails on an unused export', () => {
    put('mfe-planted/src/part.ts', 'export const part = 1\nexport const forgotten = 2\n')
    expect(knip()).toMatchObject({ status: 1, output: expect.stringContaining('forgotten') })
  })

  it('fails on an unused file and an unused dependency', () => {
    put('mfe-planted/src/forgotten.ts', 'export {}\n')
    put(
      'mfe-planted/package.json',
      JSON.stringify({ name: '@confida/mfe-planted', dependencies: { 'left-behind': '1.0.0' } }),
    )
    const { status, output } = knip()
    expect(status).toBe(1)
    expect(output).toContain('forgotten.ts')
    expect(output).toContain('left-behind')
  })
})
