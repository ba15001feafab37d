import { describe, expect, it } from '@jest/globals'
import { readReleaseOptions } from './release-options.ts'

const place = [
  '--to',
  '/srv/remotes',
  '--address',
  'https://remotes.example.org',
  '--registry',
  '/srv/remotes.json',
]

describe('the arguments of a release', () => {
  it('name the remote, the place and, to go back, the version', () => {
    expect(readReleaseOptions(['mfe-chat', ...place, '--rollback', '1.0.0'])).toEqual({
      name: 'mfe-chat',
      rollback: '1.0.0',
      place: { to: '/srv/remotes', address: 'https://remotes.example.org', registry: '/srv/remotes.json' },
    })
  })

  it('may name a project of its own, whose build is in dist', () => {
    const { sources } = readReleaseOptions(['mfe-chat', ...place, '--project', '/work/notes'])
    expect(sources).toEqual({ project: '/work/notes', build: '/work/notes/dist' })
  })

  it.each([
    [[]],
    [['mfe-other', ...place]],
    [['mfe-chat', ...place.slice(0, 4)]],
    [['mfe-chat', ...place, '--force']],
  ])('show the usage when they are %j', (args) => {
    expect(() => readReleaseOptions(args)).toThrow('npm run release --')
  })

  it('refuse an address that no browser could open', () => {
    const args = place.with(3, 'remotes.example.org')
    expect(() => readReleaseOptions(['mfe-chat', ...args])).toThrow('--address')
  })
})
