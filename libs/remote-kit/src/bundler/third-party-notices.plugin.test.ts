import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { rspack } from '@rspack/core'
import { ThirdPartyNoticesPlugin } from './third-party-notices.plugin.ts'

const packageJson = (name: string) =>
  JSON.stringify({ name, version: '1.0.0', license: 'MIT', sideEffects: false })

const sources: Record<string, string> = {
  'index.js':
    "import { own, inner } from 'used'; import './style.css'; console.log(own, inner); import('later')",
  'style.css': "@import 'styles/index.css';",
  'node_modules/used/package.json': packageJson('used'),
  'node_modules/used/LICENSE': 'Copyright of used',
  'node_modules/used/index.js':
    "export const own = window.own; export { inner } from 'inner'; export { unused } from 'unused'",
  'node_modules/inner/package.json': packageJson('inner'),
  'node_modules/inner/index.js': 'export const inner = window.inner',
  'node_modules/unused/package.json': packageJson('unused'),
  'node_modules/unused/index.js': 'export const unused = 1',
  'node_modules/styles/package.json': JSON.stringify({ name: 'styles', version: '1.0.0' }),
  'node_modules/styles/index.css': 'body { margin: 0 }',
  'node_modules/@scope/later/package.json': packageJson('@scope/later'),
  'node_modules/@scope/later/lib/index.js': "console.log('later')",
  'node_modules/later/package.json': JSON.stringify({ name: 'later', version: '1.0.0' }),
  'node_modules/later/index.js': "import '@scope/later/lib/index.js'; console.log('first')",
}

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'confida-notices-'))
  for (const [name, source] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), source)
  }
})

afterEach(() => rmSync(folder, { recursive: true }))

it('names the packages that a build holds a part of, and no others', async () => {
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: './index.js',
    output: { path: join(folder, 'dist') },
    module: { rules: [{ test: /\.css$/, type: 'css/auto' }] },
    plugins: [new ThirdPartyNoticesPlugin()],
  })
  await new Promise((resolve, reject) =>
    compiler.run((error) => (error ? reject(error) : resolve(undefined))),
  )
  await new Promise((resolve) => compiler.close(resolve))
  const notices = readFileSync(join(folder, 'dist/third-party-notices.txt'), 'utf8')
  expect(notices.match(/^\S+ 1\.0\.0$/gm)).toEqual([
    'inner 1.0.0',
    'later 1.0.0',
    'styles 1.0.0',
    'used 1.0.0',
  ])
  expect(notices).toContain('Copyright of used')
})
