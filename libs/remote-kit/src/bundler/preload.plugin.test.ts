import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { rspack } from '@rspack/core'
import { integrityOf } from './integrity.ts'
import { PreloadPlugin } from './preload.plugin.ts'

const sources: Record<string, string> = {
  'index.js': "import(/* webpackChunkName: 'bootstrap' */ './bootstrap.js')",
  'bootstrap.js': `import './bootstrap.css'
    import { greet } from './library.js'
    greet()
    document.onclick = () => import(/* webpackChunkName: 'dialog' */ './dialog.js')`,
  'bootstrap.css': 'body { margin: 0 }',
  'library.js': "export const greet = () => console.log('hello')",
  'dialog.js': "import { greet } from './library.js'; greet()",
  'index.html': '<!doctype html><html><head></head><body></body></html>',
}

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'confida-preload-'))
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, name), source)
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Builds a page as the shell is built: hashed names, a chunk for a library, integrity. */
function build(...chunks: string[]): Promise<void> {
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: './index.js',
    output: {
      path: join(folder, 'dist'),
      publicPath: '/',
      filename: '[name].[contenthash:10].js',
      cssChunkFilename: '[name].[contenthash:10].css',
      crossOriginLoading: 'anonymous',
    },
    module: { rules: [{ test: /\.css$/, type: 'css/auto' }] },
    optimization: {
      minimize: false,
      splitChunks: {
        cacheGroups: { library: { name: 'library', test: /library/, chunks: 'all', enforce: true } },
      },
    },
    plugins: [
      new rspack.HtmlRspackPlugin({ template: './index.html', scriptLoading: 'defer' }),
      new PreloadPlugin(...chunks),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
  })
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')))
      else compiler.close(() => resolve())
    }),
  )
}

const page = () => readFileSync(join(folder, 'dist/index.html'), 'utf8')

function builtFile(start: string, end: string): string {
  const name = readdirSync(join(folder, 'dist')).find((file) => file.startsWith(start) && file.endsWith(end))
  if (!name) throw new Error(`No ${start}*${end} was built`)
  return name
}

/** The attributes of a tag; those without a value are ''. */
const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries([...tag.matchAll(/ (\w+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [name, value]))

/** The preloads of the page, by address. */
function preloads(): Record<string, Record<string, string>> {
  const tags = (page().match(/<link[^>]*>/g) ?? []).map(attributesOf)
  return Object.fromEntries(tags.map((attributes) => [attributes.href, attributes]))
}

it('preloads the chunk and its dependencies, and nothing that is loaded later', async () => {
  await build('bootstrap')
  const files = [builtFile('bootstrap', '.js'), builtFile('bootstrap', '.css'), builtFile('library', '.js')]
  expect(Object.keys(preloads()).sort()).toEqual(files.map((file) => `/${file}`).sort())
})

it('preloads each file with the attributes of the later request, so that it is fetched once', async () => {
  await build('bootstrap')
  const script = builtFile('bootstrap', '.js')
  const style = builtFile('bootstrap', '.css')
  const expected = { rel: 'preload', crossorigin: '' }
  const integrity = (name: string) => integrityOf(readFileSync(join(folder, 'dist', name)))
  expect(preloads()).toMatchObject({
    [`/${script}`]: { ...expected, as: 'script', integrity: integrity(script) },
    [`/${style}`]: { ...expected, as: 'style', integrity: integrity(style) },
  })
})

it('puts the preloads before the entry script', async () => {
  await build('bootstrap')
  expect(page().indexOf('rel="preload"')).toBeLessThan(page().indexOf('<script'))
})

it('preloads shared files once, and nothing for an unknown chunk', async () => {
  await build('bootstrap', 'dialog', 'nothing')
  const files = [
    builtFile('bootstrap', '.js'),
    builtFile('bootstrap', '.css'),
    builtFile('library', '.js'),
    builtFile('dialog', '.js'),
  ]
  expect(Object.keys(preloads()).sort()).toEqual(files.map((file) => `/${file}`).sort())
  expect(page().match(/rel="preload"/g)).toHaveLength(files.length)
})

it('gives the entry the same priority', async () => {
  await build('bootstrap')
  expect(page()).toMatch(/<script[^>]* fetchpriority="high"/)
})

it('leaves a page without such a chunk unchanged', async () => {
  await build('nothing')
  expect(preloads()).toEqual({})
  expect(page()).toContain('<script')
})
