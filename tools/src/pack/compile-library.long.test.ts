import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { root } from '../paths.ts'
import { compileLibrary } from './compile-library.ts'

const library = join(root, 'libs/http-client')
let target: string
beforeAll(() => {
  target = mkdtempSync(join(tmpdir(), 'confida-compile-'))
  compileLibrary(library, target)
})
afterAll(() => rmSync(target, { recursive: true }))

it('gives JavaScript that imports JavaScript, with declarations and without tests', () => {
  const sources = globSync('*.ts', { cwd: join(library, 'src') }).filter((file) => !file.includes('.test.'))
  const expected = sources.flatMap((file) => ['.d.ts', '.js'].map((ending) => file.replace('.ts', ending)))
  expect(globSync('**/*', { cwd: target }).sort()).toEqual(expected.sort())
  expect(readFileSync(join(target, 'index.js'), 'utf8')).toMatch(/from ["']\.\/http-client\.js["']/)
})
