import { beforeEach, expect, test } from '@jest/globals'
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts'
import { seal, unseal } from './seal.ts'
import { sealingKey } from './sealing-key.ts'

beforeEach(fakeIndexedDb)

test('what was sealed opens again, in any writing', async () => {
  for (const text of ['segreta', '', 'كلمة السر 🔑', 'x'.repeat(128)]) {
    expect(await unseal(await seal(text, 'anna@example.com'), 'anna@example.com')).toBe(text)
  }
})

test('the same text never looks the same twice', async () => {
  expect(await seal('segreta', 'a')).not.toBe(await seal('segreta', 'a'))
})

test('nobody else can open it: another owner, another browser, a changed letter', async () => {
  const sealed = await seal('segreta', 'anna@example.com')
  await expect(unseal(sealed, 'bruno@example.com')).rejects.toThrow()
  const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1)
  await expect(unseal(changed, 'anna@example.com')).rejects.toThrow()
  fakeIndexedDb()
  await expect(unseal(sealed, 'anna@example.com')).rejects.toThrow()
})

test('the key stays the same and cannot be taken away', async () => {
  const key = await sealingKey()
  expect(await sealingKey()).toBe(key)
  expect(key.extractable).toBe(false)
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
})
