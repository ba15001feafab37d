import { describe, expect, it } from '@jest/globals'
import jwt from 'jsonwebtoken'
import type { RemoteRelease } from '../registry.ts'
import { readOverride, signOverride } from './override.ts'

const key = 'a-key-of-tests-that-is-long-enough-for-it'
const shell = 'https://confida.example.org'
const title = { it: 'Regali', en: 'Gifts', fr: 'Cadeaux', de: 'Geschenke', es: 'Regalos', ar: 'هدايا' }
const release: RemoteRelease = {
  name: 'mfe-gifts',
  version: '1.0.0-dev',
  entry: 'http://localhost:4300/mf-manifest.json',
  integrity: 'sha384-b2ZUaGVFbnRyeQ==',
  contract: '^4.0.0',
  title,
  area: 'user',
  routes: [{ path: '/gifts', screen: 'gifts', access: 'user', title }],
}

it('comes back as the line that was signed, with the time that is left', () => {
  const token = signOverride(release, key, `${shell}/`)
  const override = readOverride(token, key, shell)
  expect(override?.release).toEqual(release)
  expect(override?.seconds).toBeGreaterThan(11 * 3600)
  expect(token.length).toBeLessThan(1500)
})

describe('is refused', () => {
  const sign = (claims: object, secret = key) => jwt.sign(claims, secret, { audience: shell, expiresIn: 60 })
  const [header, claims, signature] = signOverride(release, key, shell).split('.') as [string, string, string]

  it.each([
    ['with another key', signOverride(release, key.toUpperCase(), shell)],
    ['for another shell', signOverride(release, key, 'https://other.example.org')],
    ['once it has expired', jwt.sign({ line: '' }, key, { audience: shell, expiresIn: -1 })],
    ['without a signature', `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`],
    ['with other claims', [header, claims.slice(0, -4), signature].join('.')],
    ['with a line that is none', signOverride({ ...release, entry: 'javascript:alert(1)' }, key, shell)],
    ['without a line', sign({})],
    ['with what is not compressed', sign({ line: 'AAAA' })],
    ['as something else', 'x'],
  ])('%s', (_, token) => {
    expect(readOverride(token, key, shell)).toBeUndefined()
  })
})
