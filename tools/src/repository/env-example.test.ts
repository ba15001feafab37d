import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { environment } from '@confida/api/environment'
import { shellEnvironment } from '@confida/shell/server/environment.schema'
import { describe, expect, it } from '@jest/globals'
import { launchEnvironment } from '../launch/environment.schema.ts'
import { root } from '../paths.ts'
import { renderEnvExample } from './env-example.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

it('is what `npm run env-example` writes', () => {
  expect(read('.env.example')).toBe(renderEnvExample())
})

it('has, with the signs of comments taken away, what the servers would do without it', () => {
  const all = parseEnv(read('.env.example').replaceAll(/^#(?=[A-Z0-9_]+=)/gm, ''))
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
  expect(environment.parse(given)).toEqual(environment.parse({}))
  // The number of proxies is the API's default, and nobody the shell's: the same.
  expect({ ...shellEnvironment.parse(given), TRUST_PROXY: undefined }).toEqual(shellEnvironment.parse({}))
})

it('names what the operators’ table names', () => {
  const named = new Set(Object.keys(parseEnv(renderEnvExample().replaceAll(/^#(?=[A-Z0-9_]+=)/gm, ''))))
  const settings = /## Settings\n(.*?)\n## /s.exec(read('docs/operations.md'))?.[1] ?? ''
  const rows = settings.split('\n').filter((line) => line.startsWith('| `'))
  const documented = rows.flatMap((row) => row.split(' | ')[0]?.match(/[A-Z][A-Z0-9_]+/g) ?? [])
  expect([...named].sort()).toEqual(documented.sort())
})

it.each(globSync(['shell/server/*.ts', 'tools/src/launch/*.ts'], { cwd: root, exclude: ['**/*.test.ts'] }))(
  'names what %s reads',
  (file) => {
    const known = [environment, shellEnvironment, launchEnvironment].flatMap(({ shape }) =>
      Object.keys(shape),
    )
    const reads = [...read(file).matchAll(/process\.env(?:\.(\w+)|\[['"](\w+)['"]\])/g)]
    expect(known).toEqual(expect.arrayContaining(reads.map(([, name, quoted]) => name ?? quoted)))
    expect(read(file)).not.toMatch(/\} = process\.env/)
  },
)

describe('the shell takes what the API takes', () => {
  const shared = Object.keys(environment.shape).filter((name) => name in shellEnvironment.shape)
  const values: Record<string, string[]> = {
    NODE_ENV: ['production', 'prod'],
    PORT: ['4200', '65530', 'x', '-1', '1.5', '70000', 'Infinity'],
    API_PORT: ['3000', '65535', 'x', '0', '-1', '1.5', '70000'],
    PUBLIC_URL: ['https://confida.example/', 'http://localhost:4200', 'confida.example', 'ftp://x', 'https:'],
    TRUST_PROXY: [
      ...['0', '10', '11', '-1', '1.5', 'x', 'loopback', 'loopback, 10.0.0.0/8,::1', '10.0.0.0/33'],
      ...['0.0.0.0/0', '::/0', '10.0.0.0/255.0.0.0', ',', '10.0.0.1,', 'true', '2001:db8::/32', 'Infinity'],
    ],
  }

  it.each(shared)('for %s', (name) => {
    const verdict = (schema: typeof environment | typeof shellEnvironment, value: string) => {
      const result = schema.safeParse({ [name]: value })
      return [value, result.success, result.error?.issues[0]?.message.replace('65530', '65535')]
    }
    expect(values[name]?.map((value) => verdict(shellEnvironment, value))).toEqual(
      values[name]?.map((value) => verdict(environment, value)),
    )
  })
})
