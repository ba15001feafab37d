import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { environment } from '@confida/api/environment'
import { expect, it } from '@jest/globals'
import { root } from '../paths.ts'
import { renderEnvExample } from './env-example.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

it('is what `npm run env-example` writes', () => {
  expect(read('.env.example')).toBe(renderEnvExample())
})

it('has, with the signs of comments taken away, what the API would do without it', () => {
  const all = parseEnv(read('.env.example').replaceAll(/^#(?=[A-Z0-9_]+=)/gm, ''))
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
  expect(environment.parse(given)).toEqual(environment.parse({}))
})

it('names what the operators’ table names', () => {
  const named = new Set(Object.keys(parseEnv(renderEnvExample().replaceAll(/^#(?=[A-Z0-9_]+=)/gm, ''))))
  const settings = /## Settings\n(.*?)\n## /s.exec(read('docs/operations.md'))?.[1] ?? ''
  const rows = settings.split('\n').filter((line) => line.startsWith('| `'))
  const documented = rows.flatMap((row) => row.split(' | ')[0]?.match(/[A-Z][A-Z0-9_]+/g) ?? [])
  expect([...named].sort()).toEqual(documented.sort())
})
