import { fakeNetwork } from '@confida/testing'
import { beforeEach, expect, it } from '@jest/globals'
import { loadRegistry } from '../remotes/registry.ts'
import { release } from '../remotes/testing/fake-remote.ts'
import { trustedTypesRules } from './trusted-types.ts'

const { createHTML, createScriptURL } = trustedTypesRules

beforeEach(async () => {
  localStorage.clear()
  fakeNetwork().on('GET', '/remotes.json', () => ({ body: [release] }))
  await loadRegistry()
})

it('lets style become part of the page, and no markup', () => {
  expect(createHTML('.a > .b { color: red }')).toBe('.a > .b { color: red }')
  expect(() => createHTML('<img src=x onerror=alert(1)>')).toThrow(TypeError)
})

it.each(['https://chat.example/1.4.0/entry.js', '/main.js', `${location.origin}/main.js`])(
  'lets a script come from %s',
  (address) => {
    expect(createScriptURL(address)).toBe(address)
  },
)

it.each([
  'https://other.example/entry.js',
  'https://chat.example.other.example/entry.js',
  'http://chat.example/entry.js',
  'data:text/javascript,alert(1)',
  'blob:https://chat.example/1',
])('lets no script come from %s', (address) => {
  expect(() => createScriptURL(address)).toThrow(TypeError)
})
