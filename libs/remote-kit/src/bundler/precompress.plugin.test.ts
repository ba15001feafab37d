import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import type { Compiler } from '@rspack/core'
import { PrecompressPlugin } from './precompress.plugin.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'confida-precompress-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the plugin as the bundler does after it has written its files. */
async function afterEmit() {
  let run = async (_: unknown) => {}
  const afterEmit = { tapPromise: (_: string, tapped: typeof run) => (run = tapped) }
  new PrecompressPlugin().apply({ hooks: { afterEmit } } as unknown as Compiler)
  await run({ outputOptions: { path: folder } })
}

it('compresses files with a hash in their name, and no others', async () => {
  const script = 'let a = 1\n'.repeat(100)
  for (const name of ['main.0123456789.js', 'main.js', 'index.html', 'mf-manifest.json'])
    writeFileSync(join(folder, name), script)
  await afterEmit()
  expect(readdirSync(folder).filter((name) => name.endsWith('.br'))).toEqual(['main.0123456789.js.br'])
  expect(brotliDecompressSync(readFileSync(join(folder, 'main.0123456789.js.br'))).toString()).toBe(script)
})

it('skips files that compression would make larger', async () => {
  writeFileSync(join(folder, 'tiny.0123456789.js'), 'x')
  await afterEmit()
  expect(readdirSync(folder)).toEqual(['tiny.0123456789.js'])
})
