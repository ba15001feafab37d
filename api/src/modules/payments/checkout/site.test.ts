import { expect, it } from '@jest/globals'
import { siteOf } from './site.ts'

it.each([
  ['http://localhost:4200', '127.0.0.1:4200', 'http://127.0.0.1:4200'],
  ['http://localhost:4200', 'localhost:4200', 'http://localhost:4200'],
  ['http://localhost:4200', '127.0.0.1:3000', 'http://localhost:4200'],
  ['http://localhost:4200', 'evil.example:4200', 'http://localhost:4200'],
  ['http://localhost:4200', 'not a host', 'http://localhost:4200'],
  ['http://localhost:4200', undefined, 'http://localhost:4200'],
  ['https://confida.example', 'localhost', 'https://confida.example'],
  ['http://localhost:4200/app//', '127.0.0.1:4200', 'http://127.0.0.1:4200/app'],
  ['https://confida.example/app', '127.0.0.1:4200', 'https://confida.example/app'],
])('from %s, asked as %s, one returns to %s', (publicUrl, host, site) => {
  expect(siteOf(publicUrl, host)).toBe(site)
})
