import { describe, expect, it } from '@jest/globals'
import { acceptsContract } from './contract.ts'
import { CONTRACT_VERSION } from './remote.ts'

describe('the contract', () => {
  it('accepts ranges that include its version, and nothing else', () => {
    expect(acceptsContract(`^${CONTRACT_VERSION}`)).toBe(true)
    expect(acceptsContract('^99.0.0')).toBe(false)
    expect(acceptsContract('not a range')).toBe(false)
  })
})
