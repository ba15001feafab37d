import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { rspack } from '@rspack/core'
import { InitialChunkGuardPlugin } from './initial-chunk-guard.plugin.ts'

const sources: Record<string, string> = {
  'index.js': "import(/* webpackChunkName: 'bootstrap' */ './bootstrap.js')",
  'bootstrap.js': "import './screen.js'",
  'screen.js': "export const open = () => import('heavy')",
  'node_modules/heavy/index.js': "import './lib/all.js'",
  'node_modules/heavy/lib/all.js': "console.log('heavy')",
}

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'confida-light-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

/** @returns what the build complains of */
async function build(changed: Record<string, string> = {}): Promise<string[]> {
  for (const [name, source] of Object.entries({ ...sources, ...changed })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), source)
  }
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: { main: './index.js' },
    output: { path: join(folder, 'dist') },
    plugins: [new InitialChunkGuardPlugin({ main: /node_modules|screen/, bootstrap: /node_modules/ })],
  })
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      const messages = stats?.toJson({ all: false, errors: true }).errors?.map(({ message }) => message)
      compiler.close(() => (error ? reject(error) : resolve(messages ?? [])))
    }),
  )
}

it('allows a package in a chunk that is loaded later', async () => {
  expect(await build()).toEqual([])
})

it('reports a package that an import, however deep, has pulled into the initial chunk', async () => {
  const [message, ...others] = await build({ 'screen.js': "import 'heavy'" })
  expect(message).toContain('node_modules/heavy/')
  expect(message).toContain('"bootstrap"')
  expect(others).toEqual([])
})

it('is stricter with the entry chunk', async () => {
  const [message] = await build({ 'index.js': "import { open } from './screen.js'; open()" })
  expect(message).toContain('screen.js')
  expect(message).toContain('"main"')
})

it('ignores a package of which nothing is used', async () => {
  const unused = {
    'node_modules/heavy/package.json': '{ "sideEffects": false }',
    'node_modules/heavy/index.js': 'export const heavy = 1',
    'screen.js': "import { heavy } from 'heavy'; export const open = () => heavy",
  }
  expect(await build(unused)).toEqual([])
})
