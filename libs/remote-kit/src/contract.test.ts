import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { satisfies } from 'compare-versions'
import { acceptsContract } from './contract.ts'
import { CONTRACT_VERSION } from './remote.ts'

/** The two before the present one: remotes built against them are in use while the shell is deployed. */
const earlier = ['4.1.0', '4.0.0']

const rangeOf = (remote: string): string =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../..', remote, 'package.json'), 'utf8')).confida
    .contract

describe('the contract', () => {
  it('accepts ranges that include its version, and nothing else', () => {
    expect(acceptsContract(`^${CONTRACT_VERSION}`)).toBe(true)
    expect(acceptsContract('^99.0.0')).toBe(false)
    expect(acceptsContract('not a range')).toBe(false)
  })

  it.each(earlier)('lets this shell run remotes that were built against %s', (version) => {
    expect(acceptsContract(`^${version}`)).toBe(true)
  })

  it.each(['mfe-auth', 'mfe-companions', 'mfe-chat', 'mfe-admin-users', 'mfe-admin-content'])(
    'is what %s says it needs: the shells before this one lack shared parts that it takes',
    (remote) => {
      expect(acceptsContract(rangeOf(remote))).toBe(true)
      expect(earlier.filter((version) => satisfies(version, rangeOf(remote)))).toEqual([])
    },
  )
})
