import { expect, it, jest } from '@jest/globals'
import jwt from 'jsonwebtoken'
import { signingKey } from './signing-key.ts'
import { VerifiedTokens } from './verified-tokens.ts'

const SECRET = 'a-secret-of-tests-that-is-long-enough'
const SECOND = 1000

const sign = (options: jwt.SignOptions, secret = SECRET) =>
  jwt.sign({ sid: 'a session' }, secret, { subject: 'somebody', ...options })

it('reads a token again and again, until it has run out', () => {
  const tokens = new VerifiedTokens([signingKey(SECRET)])
  const token = sign({ expiresIn: 60 })
  for (let call = 0; call < 3; call++)
    expect(tokens.read(token)).toMatchObject({ sub: 'somebody', sid: 'a session' })
  const end = (tokens.read(token)?.exp ?? 0) * SECOND
  const clock = jest.spyOn(Date, 'now').mockReturnValue(end - 1)
  expect(tokens.read(token)).toBeDefined()
  clock.mockReturnValue(end)
  expect(tokens.read(token)).toBeUndefined()
  expect(tokens.read(token)).toBeUndefined()
  clock.mockRestore()
})

it.each([
  ['was signed with another key', sign({ expiresIn: 60 }, 'another-secret-that-is-long-enough-too')],
  ['has run out', sign({ expiresIn: -1 })],
  ['never runs out', sign({})],
  ['is signed in another way', sign({ expiresIn: 60, algorithm: 'HS512' })],
  ['is not signed', jwt.sign({ sid: 'a session' }, null, { algorithm: 'none', expiresIn: 60 })],
  ['is none', 'nonsense'],
])('refuses one that %s, each time', (_, token) => {
  const tokens = new VerifiedTokens([signingKey(SECRET)])
  tokens.read(sign({ expiresIn: 60 }))
  expect(tokens.read(token)).toBeUndefined()
  expect(tokens.read(token)).toBeUndefined()
})

it('forgets them before they fill the memory', () => {
  const tokens = new VerifiedTokens([signingKey(SECRET)])
  const verify = jest.spyOn(jwt, 'verify')
  const token = sign({ expiresIn: 60 })
  tokens.read(token)
  tokens.read(sign({ expiresIn: 60, jwtid: 'another' }))
  tokens.read(token)
  expect(verify).toHaveBeenCalledTimes(2)
  for (let other = 0; other < 10_000; other++) tokens.read(sign({ expiresIn: 60, jwtid: String(other) }))
  verify.mockClear()
  tokens.read(token)
  expect(verify).toHaveBeenCalledTimes(1)
})

it('refuses one whose claims were changed after it was read', () => {
  const tokens = new VerifiedTokens([signingKey(SECRET)])
  const token = sign({ expiresIn: 60 })
  expect(tokens.read(token)).toBeDefined()
  const [head, , signature] = token.split('.')
  const claims = Buffer.from(JSON.stringify({ sub: 'another', sid: 'a session', exp: 9e9 })).toString(
    'base64url',
  )
  expect(tokens.read(`${head}.${claims}.${signature}`)).toBeUndefined()
})

it('reads what the key before has signed, as long as that one is known', () => {
  const before = signingKey('another-secret-that-is-long-enough-too')
  const token = sign({ expiresIn: 60, keyid: before.id }, 'another-secret-that-is-long-enough-too')
  expect(new VerifiedTokens([signingKey(SECRET), before]).read(token)).toBeDefined()
  expect(new VerifiedTokens([signingKey(SECRET)]).read(token)).toBeUndefined()
  const forged = sign({ expiresIn: 60, keyid: before.id })
  expect(new VerifiedTokens([signingKey(SECRET), before]).read(forged)).toBeUndefined()
})
