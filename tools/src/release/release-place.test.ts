import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { S3_ACCOUNT } from '@confida/testing/server'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { aDeclaration } from './declaration.fixture.ts'
import { readRegistryAt } from './registry.ts'
import { type ReleasePlace, rehearse } from './release-place.ts'
import { packRemote, releaseRemote, rollbackRemote, switchRemote } from './release-remote.ts'
import { ENTRY, writeSources } from './sources.fixture.ts'
import { folderStore } from './store/folder-store.ts'
import { httpStore } from './store/http-store.ts'
import { AUTHORIZATION, putServer } from './store/put-server.fixture.ts'
import { BUCKET, s3Server } from './store/s3-server.fixture.ts'
import { s3Store } from './store/s3-store.ts'
import type { Store } from './store/store.ts'
import type { TestServer } from './store/test-server.fixture.ts'

// What is done to a release, at each kind of place.
const address = 'https://remotes.example.org'

let work: string
let servers: TestServer[]

const started = async <Server extends TestServer>(server: Promise<Server>): Promise<Server> => {
  servers.push(await server)
  return server
}

interface Opening {
  secret?: string
  timeoutMs?: number
}

const inBucket = ({ address: endpoint }: TestServer, { secret = S3_ACCOUNT, timeoutMs }: Opening = {}) => {
  const credentials = { accessKeyId: S3_ACCOUNT, secretAccessKey: secret }
  const config = { endpoint, region: 'eu-south-1', forcePathStyle: true, credentials }
  return s3Store(`s3://${BUCKET}/shared`, config, timeoutMs)
}

const onServer = (server: TestServer, { secret = AUTHORIZATION, timeoutMs }: Opening = {}) =>
  httpStore(server.address, { authorization: secret, timeoutMs })

const placeIn = (store: Store): ReleasePlace => ({
  releases: store,
  address,
  registry: { store, path: 'remotes.json' },
})

/** Writes sources with no places of its own, so that several can be released. */
function sourcesOf(name: string, version = '1.0.0', script = name) {
  const project = join(work, name)
  const sources = { project, build: join(project, 'dist') }
  writeSources(sources, version, script, { ...aDeclaration, routes: [] })
  return sources
}

const versionsAt = async ({ registry }: ReleasePlace) =>
  (await readRegistryAt(registry)).releases.map(({ name, version }) => `${name} ${version}`).sort()

beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'confida-place-'))
  servers = []
})

afterEach(() => {
  for (const server of servers) server.close()
  rmSync(work, { recursive: true })
})

describe.each([
  ['a folder', async () => folderStore(join(work, 'srv'))],
  ['a web server', async () => onServer(await started(putServer()))],
  ['a bucket', async () => inBucket(await started(s3Server()))],
])('in %s', (_, open) => {
  let place: ReleasePlace
  const release = (version: string, script: string, share?: number) =>
    releaseRemote('mfe-chat', sourcesOf('mfe-chat', version, script), place, share)

  beforeEach(async () => {
    place = placeIn(await open())
  })

  it('a release goes to all, to some and back, and is switched off and on', async () => {
    const { after: first } = await release('1.0.0', 'first')
    expect(first.entry).toBe(`${address}/mfe-chat/1.0.0/mf-manifest.json`)
    expect((await place.releases.read(`mfe-chat/1.0.0/${ENTRY}`))?.content.toString()).toBe('first')
    expect((await release('1.1.0', 'second', 10)).after.canary?.version).toBe('1.1.0')
    expect((await release('1.1.0', 'second')).after).toMatchObject({ version: '1.1.0' })
    const { before, after } = await rollbackRemote('mfe-chat', '1.0.0', place)
    expect([before?.version, after.version, after.integrity]).toEqual(['1.1.0', '1.0.0', first.integrity])
    expect((await switchRemote('mfe-chat', false, place.registry)).after.disabled).toBe(true)
    expect((await switchRemote('mfe-chat', true, place.registry)).after.disabled).toBeUndefined()
    expect(await versionsAt(place)).toEqual(['mfe-chat 1.0.0'])
  })

  it('releases of several remotes at the same moment lose none', async () => {
    const names = ['mfe-auth', 'mfe-chat', 'mfe-companions', 'notes'] as const
    await Promise.all(names.map((name) => releaseRemote(name, sourcesOf(name), place)))
    expect(await versionsAt(place)).toEqual(names.map((name) => `${name} 1.0.0`))
  })

  it('a version is released once, and never written over', async () => {
    await release('1.0.0', 'first')
    await release('1.0.0', 'first')
    await expect(release('1.0.0', 'changed')).rejects.toThrow('raise the version')
    expect((await place.releases.read(`mfe-chat/1.0.0/${ENTRY}`))?.content.toString()).toBe('first')
    await expect(rollbackRemote('mfe-chat', '0.9.0', place)).rejects.toThrow('never released')
  })

  it('a version that two release at the same moment is that of one of them', async () => {
    const others = sourcesOf('others', '1.0.0', 'other')
    const settled = await Promise.allSettled([
      release('1.0.0', 'first'),
      releaseRemote('mfe-chat', others, place),
    ])
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await rollbackRemote('mfe-chat', '1.0.0', place)
  })

  it('a rehearsal says what would come of it, and writes nothing', async () => {
    const rehearsed = await releaseRemote('mfe-chat', sourcesOf('mfe-chat'), rehearse(place))
    expect(await place.registry.store.read('remotes.json')).toBeUndefined()
    expect(await place.releases.read('mfe-chat/1.0.0/release.json')).toBeUndefined()
    expect(await releaseRemote('mfe-chat', sourcesOf('mfe-chat'), place)).toEqual(rehearsed)
  })

  it('a file has the name that it has, or is refused', async () => {
    const sources = sourcesOf('mfe-chat')
    const name = 'a b#c?d%2e%e0é.png'
    writeFileSync(join(sources.build, name), 'picture')
    await releaseRemote('mfe-chat', sources, place)
    expect(String((await place.releases.read(`mfe-chat/1.0.0/${name}`))?.content)).toBe('picture')
    await rollbackRemote('mfe-chat', '1.0.0', place)
    for (const hostile of ['a\\..\\b.png', 'a\nb.png']) {
      const others = sourcesOf('mfe-auth')
      writeFileSync(join(others.build, hostile), 'picture')
      await expect(releaseRemote('mfe-auth', others, place)).rejects.toThrow('not every web server')
      rmSync(others.project, { recursive: true })
    }
    expect(await versionsAt(place)).toEqual(['mfe-chat 1.0.0'])
  })

  it('a release that was interrupted is finished by the next', async () => {
    const write = place.releases.write
    let isLost = true
    place.releases.write = (path, ...rest) => {
      if (path.endsWith(ENTRY) && isLost) throw new Error('lost')
      return write(path, ...rest)
    }
    await expect(release('1.0.0', 'first')).rejects.toThrow('lost')
    expect(await place.registry.store.read('remotes.json')).toBeUndefined()
    isLost = false
    await release('1.0.0', 'first')
    await rollbackRemote('mfe-chat', '1.0.0', place)
  })

  it('a file that was changed or lists files elsewhere is not registered again', async () => {
    await release('1.0.0', 'first')
    const replace = async (file: string, change: (content: string) => string) => {
      const path = `mfe-chat/1.0.0/${file}`
      const { content, version } = (await place.releases.read(path)) ?? { content: '', version: '' }
      await place.releases.write(path, Buffer.from(change(content.toString())), version)
    }
    await replace(ENTRY, (content) => `${content} tampered`)
    await expect(rollbackRemote('mfe-chat', '1.0.0', place)).rejects.toThrow('damaged')
    await replace('release.json', (content) => content.replace(ENTRY, '../../../escaped.js'))
    await expect(rollbackRemote('mfe-chat', '1.0.0', place)).rejects.toThrow('does not list the files')
  })
})

describe.each([
  ['a web server', putServer, onServer],
  ['a bucket', s3Server, inBucket],
])('when %s', (_, serve, open) => {
  let server: TestServer
  let place: ReleasePlace
  const standing = async () =>
    (await placeIn(open(server)).registry.store.read('remotes.json'))?.content.toString()
  const release = () => releaseRemote('notes', sourcesOf('notes'), place)

  /** Fails what is written of the second release; its sentence. */
  async function sentenceOf(fail: Parameters<TestServer['fail']>[0]): Promise<string> {
    const before = await standing()
    server.fail((request, response) => request.method === 'PUT' && fail(request, response))
    const error = await release().then(
      () => new Error('It was released.'),
      (reason: Error) => reason,
    )
    server.fail(() => false)
    expect(await standing()).toBe(before)
    return error.message
  }

  beforeEach(async () => {
    server = await started<TestServer>(serve())
    place = placeIn(open(server))
    await releaseRemote('mfe-chat', sourcesOf('mfe-chat'), place)
  })

  it('refuses the credential, it is named and not shown', async () => {
    const before = await standing()
    place = placeIn(open(server, { secret: 'not-this-secret' }))
    const refused = release()
    await expect(refused).rejects.toThrow(/ refuses the credential .*\(40[13].*\)\.$/)
    await expect(refused).rejects.not.toThrow('not-this-secret')
    expect(await standing()).toBe(before)
  })

  it('answers with an error, the registry stays', async () => {
    expect(
      await sentenceOf((request, response) => {
        request.resume()
        return Boolean(response.writeHead(500).end())
      }),
    ).toMatch(/^\S+notes\/1\.0\.0\/release\.json answered 500.*\.$/)
  })

  it('answers nothing, the registry stays', async () => {
    place = placeIn(open(server, { timeoutMs: 500 }))
    expect(await sentenceOf(() => true)).toMatch(/^\S+ did not answer within 0\.5 s\.$/)
  })

  it('loses the connection while a file is sent, the registry stays', async () => {
    const isEntry = (url = '') => url.includes(ENTRY)
    const sentence = await sentenceOf((request) => {
      if (isEntry(request.url)) request.once('data', () => request.socket.destroy())
      return isEntry(request.url)
    })
    expect(sentence).toMatch(/^The connection to \S+ failed \(.+\)\.$/)
    await release()
    expect(await versionsAt(place)).toEqual(['mfe-chat 1.0.0', 'notes 1.0.0'])
  })
})

it.each([
  [
    'a web server',
    async () => {
      const server = await started(putServer())
      server.fail(({ headers }) => {
        delete headers['if-match']
        delete headers['if-none-match']
        return false
      })
      return onServer(server)
    },
  ],
  ['a bucket', async () => inBucket(await started(s3Server({ hasConditions: false })))],
])('%s that ignores conditions is refused before anything is registered', async (_, open) => {
  const place = placeIn(await open())
  const release = () => releaseRemote('mfe-chat', sourcesOf('mfe-chat'), place)
  await expect(release()).rejects.toThrow('ignores If-None-Match or If-Match')
  expect(await place.registry.store.read('remotes.json')).toBeUndefined()
  await place.registry.store.write('remotes.json', Buffer.from('[]'))
  await expect(switchRemote('mfe-chat', false, place.registry)).rejects.toThrow('ignores')
})

it('a pack is a release and its line, and no registry', async () => {
  const releases = folderStore(join(work, 'pack'))
  const { after } = await packRemote('mfe-chat', sourcesOf('mfe-chat'), { releases, address })
  const line = await releases.read('mfe-chat/1.0.0.json')
  expect(JSON.parse(String(line?.content))).toEqual(after)
  expect(await releases.read(`mfe-chat/1.0.0/${ENTRY}`)).toBeDefined()
  const place = { ...placeIn(folderStore(join(work, 'srv'))), releases }
  expect((await rollbackRemote('mfe-chat', '1.0.0', place)).after).toEqual(after)
})
