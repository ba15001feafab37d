import { describe, expect, it } from '@jest/globals'
import { acceptsContract } from './contract.ts'
import { isRegistry } from './registry.ts'
import { CONTRACT_VERSION } from './remote.ts'

const release = {
  name: 'mfe-chat',
  version: '1.2.3',
  entry: 'https://chat.example/mf-manifest.json',
  integrity: 'sha384-abc',
  contract: '^1.0.0',
}

describe('the contract', () => {
  it('accepts ranges that include its version, and nothing else', () => {
    expect(acceptsContract(`^${CONTRACT_VERSION}`)).toBe(true)
    expect(acceptsContract('^99.0.0')).toBe(false)
    expect(acceptsContract('not a range')).toBe(false)
  })
})

describe('the registry', () => {
  it('needs an integrity and a known name', () => {
    expect(isRegistry([release])).toBe(true)
    expect(isRegistry([{ ...release, integrity: '' }])).toBe(false)
    expect(isRegistry([{ ...release, name: 'mfe-other' }])).toBe(false)
  })

  it('is a list of complete releases', () => {
    const { contract: _, ...incomplete } = release
    for (const value of [undefined, null, 'text', {}, [null], [incomplete], [release, incomplete]])
      expect(isRegistry(value)).toBe(false)
  })
})
