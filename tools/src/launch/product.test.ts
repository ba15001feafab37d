import { join } from 'node:path'
import process from 'node:process'
import { afterEach, expect, it } from '@jest/globals'
import { registryFileOf } from './product.ts'

afterEach(() => {
  delete process.env.REGISTRY_FILE
})

it.each([
  [undefined, '/data/remotes.json'],
  ['', '/data/remotes.json'],
  ['/etc/confida/remotes.json', '/etc/confida/remotes.json'],
  ['remotes.json', join(process.cwd(), 'remotes.json')],
])('keeps the registry where REGISTRY_FILE=%s says', (given, file) => {
  if (given !== undefined) process.env.REGISTRY_FILE = given
  expect(registryFileOf({ dataDir: '/data' })).toBe(file)
})
