import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { RemoteDeclaration, RouteDeclaration } from '@confida/remote-kit'
import { integrityOf } from '@confida/remote-kit/integrity'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { aDeclaration } from './declaration.fixture.ts'
import { readRegistry } from './registry-file.ts'
import { openPlace, type PlaceNames, type ReleasePlace } from './release-place.ts'
import { releaseRemote, rollbackRemote, switchRemote } from './release-remote.ts'
import { ENTRY, writeSources } from './sources.fixture.ts'

let work: string
let names: PlaceNames
let place: ReleasePlace
let sources: { project: string; build: string }

const write = (version: string, script: string) => writeSources(sources, version, script)

const declare = (declaration: RemoteDeclaration) =>
  writeFileSync(join(sources.project, 'remote.json'), JSON.stringify(declaration))

beforeEach(async () => {
  work = mkdtempSync(join(tmpdir(), 'confida-release-'))
  names = {
    to: join(work, 'remotes'),
    address: 'https://remotes.example.org/',
    registry: join(work, 'remotes.json'),
  }
  place = await openPlace(names)
  sources = { project: join(work, 'mfe-chat'), build: join(work, 'mfe-chat/dist') }
  write('1.0.0', 'first')
})

afterEach(() => rmSync(work, { recursive: true, force: true }))

const released = (version: string) => join(names.to, 'mfe-chat', version)
const entries = () => readRegistry(names.registry).map(({ name, version }) => `${name} ${version}`)

describe('releasing a remote', () => {
  it('copies the build into the folder of its version and registers it with its integrity', async () => {
    const { before, after } = await releaseRemote('mfe-chat', sources, place)

    expect(before).toBeUndefined()
    expect(after).toEqual({
      name: 'mfe-chat',
      version: '1.0.0',
      entry: 'https://remotes.example.org/mfe-chat/1.0.0/mf-manifest.json',
      integrity: integrityOf(readFileSync(join(released('1.0.0'), 'mf-manifest.json'))),
      contract: '^1.0.0',
      ...aDeclaration,
    })
    expect(readRegistry(names.registry)).toEqual([after])
    expect(readdirSync(released('1.0.0')).sort()).toEqual([
      'mf-manifest.json',
      'release.json',
      ENTRY,
      `${ENTRY}.br`,
    ])
  })

  it('changes its own line of the registry only', async () => {
    const other = {
      name: 'mfe-auth',
      version: '3.0.0',
      entry: '/a/mf-manifest.json',
      integrity: 'sha384-a',
      contract: '*',
      ...aDeclaration,
      routes: [],
    }
    const unreadable = { name: 'mfe-admin-users', integrity: 'none' }
    writeFileSync(names.registry, JSON.stringify([unreadable, { name: 'mfe-chat' }, other]))
    const { after } = await releaseRemote('mfe-chat', sources, place)
    expect(JSON.parse(readFileSync(names.registry, 'utf8'))).toEqual([unreadable, after, other])
  })

  it('may be repeated, but never with other content under the same version', async () => {
    await releaseRemote('mfe-chat', sources, place)
    await releaseRemote('mfe-chat', sources, place)
    write('1.0.0', 'changed')

    await expect(releaseRemote('mfe-chat', sources, place)).rejects.toThrow('raise the version')
    expect(readFileSync(join(released('1.0.0'), ENTRY), 'utf8')).toBe('first')
    expect(readdirSync(join(names.to, 'mfe-chat'))).toEqual(['1.0.0'])
  })

  it('refuses a build that is missing or whose bytes nothing vouches for', async () => {
    appendFileSync(join(sources.build, ENTRY), ' tampered')
    await expect(releaseRemote('mfe-chat', sources, place)).rejects.toThrow('damaged')
    rmSync(sources.build, { recursive: true })
    await expect(releaseRemote('mfe-chat', sources, place)).rejects.toThrow('holds no build')
    expect(existsSync(names.registry)).toBe(false)
  })

  it('refuses a compressed copy that holds something else than its file', async () => {
    writeFileSync(join(sources.build, `${ENTRY}.br`), brotliCompressSync('older'))
    await expect(releaseRemote('mfe-chat', sources, place)).rejects.toThrow('damaged')
  })

  it('needs a version, a contract range and what the remote contributes', async () => {
    writeFileSync(join(sources.project, 'package.json'), JSON.stringify({ version: '1.0.0' }))
    await expect(releaseRemote('mfe-chat', sources, place)).rejects.toThrow('confida')
    const { ar: _, ...incomplete } = aDeclaration.title
    declare({ ...aDeclaration, title: incomplete })
    await expect(releaseRemote('mfe-chat', sources, place)).rejects.toThrow('remote.json')
  })

  it.each<RouteDeclaration[]>([
    [{ path: '/text-chat/:id', screen: 'talk', access: 'public' }],
    [{ dialog: 'feedback' }],
  ])('refuses a place that another remote has: %j', async (route) => {
    declare({ ...aDeclaration, routes: [...aDeclaration.routes, { dialog: 'feedback' }] })
    await releaseRemote('mfe-chat', sources, place)
    declare({ ...aDeclaration, routes: [{ view: 'gifts' }, route] })
    await expect(releaseRemote('mfe-other', sources, place)).rejects.toThrow(
      /^mfe-other declares \S+, which mfe-chat has in the registry\.$/,
    )
    expect(entries()).toEqual(['mfe-chat 1.0.0'])
  })
})

describe('rolling back', () => {
  it('points the registry to the earlier release exactly as it was', async () => {
    const first = await releaseRemote('mfe-chat', sources, place)
    write('1.1.0', 'second')
    await releaseRemote('mfe-chat', sources, place)
    expect(entries()).toEqual(['mfe-chat 1.1.0'])

    const { before, after } = await rollbackRemote('mfe-chat', '1.0.0', place)
    expect(before?.version).toBe('1.1.0')
    const { versions, ...line } = after
    expect(line).toEqual(first.after)
    expect(versions?.map((each) => each.version)).toEqual(['1.1.0'])
    expect(readRegistry(names.registry)).toEqual([after])
  })

  it('refuses a version that was never released or was changed since', async () => {
    await releaseRemote('mfe-chat', sources, place)
    await expect(rollbackRemote('mfe-chat', '0.9.0', place)).rejects.toThrow('never released')
    writeFileSync(join(released('1.0.0'), ENTRY), 'tampered')
    await expect(rollbackRemote('mfe-chat', '1.0.0', place)).rejects.toThrow('damaged')
    expect(entries()).toEqual(['mfe-chat 1.0.0'])
  })
})

describe('a release for some', () => {
  it('leaves the others what they have, until it is everybody’s or taken back', async () => {
    const { after: stable } = await releaseRemote('mfe-chat', sources, place)
    write('1.1.0', 'second')
    const { after } = await releaseRemote('mfe-chat', sources, place, 10)
    expect(after).toMatchObject({ ...stable, canary: { version: '1.1.0', share: 10 } })
    const back = await rollbackRemote('mfe-chat', '1.0.0', place)
    expect(back.after).toMatchObject({ version: '1.0.0', versions: [{ version: '1.1.0' }] })
    expect(back.after).not.toHaveProperty('canary')
    await releaseRemote('mfe-chat', sources, place, 50)
    const all = await releaseRemote('mfe-chat', sources, place)
    expect(all.after).toMatchObject({ version: '1.1.0', versions: [{ version: '1.0.0' }] })
    expect(all.after).not.toHaveProperty('canary')
  })

  it('needs one that the others get', async () => {
    await expect(releaseRemote('mfe-chat', sources, place, 10)).rejects.toThrow('no release yet')
  })
})

it('a remote is switched off, stays so through a release, and is switched on again', async () => {
  await expect(switchRemote('mfe-chat', false, place.registry)).rejects.toThrow('no line of mfe-chat')
  await releaseRemote('mfe-chat', sources, place)
  expect((await switchRemote('mfe-chat', false, place.registry)).after.disabled).toBe(true)
  write('1.1.0', 'second')
  expect((await releaseRemote('mfe-chat', sources, place)).after.disabled).toBe(true)
  expect((await switchRemote('mfe-chat', true, place.registry)).after).not.toHaveProperty('disabled')
})
