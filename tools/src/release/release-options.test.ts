import { describe, expect, it } from '@jest/globals'
import { readReleaseOptions } from './release-options.ts'

const registry = ['--registry', '/srv/remotes.json']
const place = ['--to', '/srv/remotes', '--address', 'https://remotes.example.org', ...registry]

const actionOf = (...args: string[]) => {
  const options = readReleaseOptions(['mfe-chat', ...args])
  return options.kind === 'change' ? options.action : undefined
}

describe('the arguments of a release', () => {
  it('name the remote and the place', () => {
    expect(readReleaseOptions(['mfe-chat', ...place, '--dry-run'])).toEqual({
      kind: 'change',
      name: 'mfe-chat',
      action: { kind: 'release' },
      place: { to: '/srv/remotes', address: 'https://remotes.example.org', registry: '/srv/remotes.json' },
      isDry: true,
      isJson: false,
    })
  })

  it('say what is to be done', () => {
    expect(actionOf(...place, '--rollback', '1.0.0')).toEqual({ kind: 'rollback', version: '1.0.0' })
    expect(actionOf(...place, '--canary', '10')).toEqual({ kind: 'release', share: 10 })
    expect(actionOf(...registry, '--disable')).toEqual({ kind: 'disable' })
    expect(actionOf(...registry, '--enable')).toEqual({ kind: 'enable' })
    expect(actionOf('--pack', '/srv/pack', '--address', '/remotes')).toEqual({ kind: 'pack' })
    expect(readReleaseOptions(['list', ...registry, '--json'])).toMatchObject({ kind: 'list', isJson: true })
  })

  it('may name a project of its own, whose build is in dist', () => {
    expect(readReleaseOptions(['notes', ...place, '--project', '/srv/notes'])).toMatchObject({
      name: 'notes',
      action: { sources: { project: '/srv/notes', build: '/srv/notes/dist' } },
    })
  })

  it.each([
    [[]],
    [['list']],
    [['mfe-other', ...place]],
    [['../chat', ...place]],
    [['mfe-chat', ...registry]],
    [['mfe-chat', ...place, '--force']],
    [['mfe-chat', ...place.slice(0, 4)]],
    [['mfe-chat', '--pack', '/srv/pack']],
    [['mfe-chat', '--pack', '/srv/pack', '--address', '/', ...registry]],
    [['mfe-chat', ...place, '--rollback', '1.0.0', '--disable']],
  ])('show the usage when they are %j', (args) => {
    expect(() => readReleaseOptions(args)).toThrow('npm run release --')
  })

  it.each(['101', '-1', 'ten', '2.5'])('refuse %s as a share', (share) => {
    expect(() => actionOf(...place, `--canary=${share}`)).toThrow('--canary')
  })

  it('name places elsewhere by their address', () => {
    const elsewhere = ['--to', 's3://bucket/remotes', '--address', '/remotes']
    const options = readReleaseOptions([
      'mfe-chat',
      ...elsewhere,
      '--registry',
      'http://localhost:8080/a.json',
    ])
    expect(options).toMatchObject({
      place: { to: 's3://bucket/remotes', registry: 'http://localhost:8080/a.json' },
    })
  })

  it.each([
    'ftp://host/a.json',
    'http://host.example/a.json',
    'https://name:secret@host.example/a.json',
    'https://host.example/a.json?token=secret',
    'https://host.example',
    's3://bucket',
    's3://bucket/',
  ])('refuse the registry %s without showing it', (address) => {
    const refused = () => readReleaseOptions(['list', '--registry', address])
    expect(refused).toThrow(/^--registry has to/)
    expect(refused).not.toThrow('secret')
  })

  it.each(['../0.9.0', '1.0', '', '1.0.0/../..'])('refuse %j as a version', (version) => {
    expect(() => actionOf(...place, `--rollback=${version}`)).toThrow('--rollback')
  })

  it('refuse an address that no browser could open', () => {
    expect(() => actionOf(...place.with(3, 'remotes.example.org'))).toThrow('--address')
  })
})
