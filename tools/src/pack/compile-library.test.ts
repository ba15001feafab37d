import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { root } from '../paths.ts'
import { compileLibrary } from './compile-library.ts'

let target: string
beforeAll(() => {
  target = mkdtempSync(join(tmpdir(), 'confida-compile-'))
  compileLibrary(join(root, 'libs/http-client'), target)
})
afterAll(() => rmSync(target, { recursive: true }))

it('gives JavaScript that imports JavaScript, with declarations and without tests', () => {
  expect(globSync('**/*', { cwd: target }).sort()).toEqual([
    'api-error.d.ts',
    'api-error.js',
    'http-client.d.ts',
    'http-client.js',
    'index.d.ts',
    'index.js',
  ])
  expect(readFileSync(join(target, 'index.js'), 'utf8')).toMatch(/from ["']\.\/http-client\.js["']/)
})
