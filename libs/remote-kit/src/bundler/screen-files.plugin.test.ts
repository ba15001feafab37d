import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'
import { integrityOf } from './integrity.ts'
import { ScreenFilesPlugin } from './screen-files.plugin.ts'

const sources: Record<string, string> = {
  'package.json': '{ "name": "remote", "version": "1.0.0" }',
  'remote.js': `export default {
    texts: (language) => language === 'it'
      ? import(/* webpackChunkName: 'remote-it' */ './it.js')
      : import('./en.js'),
    routes: {
      landing: () => import(/* webpackChunkName: 'landing' */ './landing.js'),
      dialog: () => import('./dialog.js'),
    },
  }`,
  'it.js': "export const texts = 'ciao'",
  'en.js': "export const texts = 'hello'",
  'landing.js': "import './landing.css'; console.log('landing')",
  'landing.css': 'body { margin: 0 }',
  'dialog.js': "console.log('dialog')",
}

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'confida-screens-'))
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, name), source)
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Builds a remote. @returns the screens and files in its manifest, and the files of the build */
async function build() {
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: {},
    output: {
      path: join(folder, 'dist'),
      publicPath: 'auto',
      filename: '[name].[contenthash:10].js',
      cssChunkFilename: '[name].[contenthash:10].css',
    },
    module: { rules: [{ test: /\.css$/, type: 'css/auto' }] },
    plugins: [
      new ModuleFederationPlugin({
        name: 'remote',
        filename: 'remoteEntry.js',
        exposes: { './remote': './remote.js' },
        dts: false,
      }),
      new ScreenFilesPlugin(),
    ],
  })
  await new Promise((resolve, reject) =>
    compiler.run((error) => (error ? reject(error) : resolve(undefined))),
  )
  await new Promise((resolve) => compiler.close(resolve))
  const manifest = JSON.parse(readFileSync(join(folder, 'dist/mf-manifest.json'), 'utf8'))
  const { screens, files: listed } = manifest.metaData
  return { screens, listed, files: readdirSync(join(folder, 'dist')) }
}

it('lists what a named screen loads in a first visit: the exposed module, its Italian texts, its own files', async () => {
  const { screens, files } = await build()
  expect(Object.keys(screens)).toEqual(['landing'])
  const names = screens.landing.map(({ name }: { name: string }) => name)
  expect([...names].sort()).toEqual(
    files.filter((file) => /^(__federation_expose_remote|remote-it|landing)\./.test(file)).sort(),
  )
  expect(names).toHaveLength(4)
})

it('lists all scripts and styles but the entry, which stands elsewhere in the manifest', async () => {
  const { listed, files } = await build()
  expect(listed.map(({ name }: { name: string }) => name).sort()).toEqual(
    files.filter((file) => /\.(js|css)$/.test(file) && file !== 'remoteEntry.js').sort(),
  )
})

it('has the integrity of each file', async () => {
  const { screens, listed } = await build()
  for (const { name, integrity } of [...screens.landing, ...listed])
    expect(integrity).toBe(integrityOf(readFileSync(join(folder, 'dist', name)), 'sha256'))
})
