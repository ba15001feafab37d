import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { integrityOf } from '@confida/remote-kit/integrity'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { aDeclaration } from './declaration.fixture.ts'
import { openPlace, type ReleasePlace } from './release-place.ts'
import { releaseRemote, rollbackRemote } from './release-remote.ts'

// What tools of other teams write; e2e/foreign has such builds.
let work: string
let sources: { project: string; build: string }
let place: ReleasePlace

const write = (file: string, content: unknown) => {
  const path = join(sources.build, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
}

/** A build without integrity, as the stock plugins make it. */
function writeBuild(remoteEntry: object, entry: string, metaData: object = {}, exposed = './remote') {
  write('mf-manifest.json', {
    id: 'notes',
    metaData: { publicPath: 'auto', remoteEntry: { name: 'remoteEntry.js', ...remoteEntry }, ...metaData },
    exposes: [{ path: exposed }],
  })
  write('remoteEntry.js', entry)
  write('assets/later.js', 'later')
  write('assets/style.css', 'style')
}

const release = () => releaseRemote('mfe-chat', sources, place)
const folder = () => join(work, 'remotes/mfe-chat/1.0.0')
const manifest = () => JSON.parse(readFileSync(join(folder(), 'mf-manifest.json'), 'utf8'))
const scriptWith = (...hashes: string[]) => `var hashes = ${JSON.stringify(hashes)}`
const hashed = () => scriptWith(integrityOf('later', 'sha256'), integrityOf('style', 'sha512'))

beforeEach(async () => {
  work = mkdtempSync(join(tmpdir(), 'confida-vouched-'))
  sources = { project: work, build: join(work, 'dist') }
  place = await openPlace({
    to: join(work, 'remotes'),
    address: '/remotes',
    registry: join(work, 'remotes.json'),
  })
  writeFileSync(
    join(work, 'package.json'),
    JSON.stringify({ version: '1.0.0', confida: { contract: '^4.1.0' } }),
  )
  writeFileSync(join(work, 'remote.json'), JSON.stringify(aDeclaration))
})

afterEach(() => rmSync(work, { recursive: true }))

describe('a stock build of scripts', () => {
  it('gets the integrity of its entry, which vouches for its chunks', async () => {
    writeBuild({ type: 'global' }, hashed())
    const { after } = await release()
    expect(manifest().metaData.remoteEntry.integrity).toBe(integrityOf(hashed()))
    expect(after.integrity).toBe(integrityOf(readFileSync(join(folder(), 'mf-manifest.json'))))
    expect(JSON.parse(readFileSync(join(sources.build, 'mf-manifest.json'), 'utf8'))).not.toEqual(manifest())
    await release()
    expect((await rollbackRemote('mfe-chat', '1.0.0', place)).after).toEqual(after)
  })

  it('is refused where a chunk or style of it has no hash', async () => {
    writeBuild({ type: 'global' }, scriptWith(integrityOf('later')))
    await expect(release()).rejects.toThrow('remoteEntry.js does not vouch for assets/style.css')
  })
})

describe('a stock build of ES modules', () => {
  it('gets the integrity of all its files', async () => {
    writeBuild({ type: 'module' }, 'import("./assets/later.js")')
    write('.vite/manifest.json', {})
    await release()
    expect(manifest().metaData.modules).toEqual([
      { name: 'assets/later.js', integrity: integrityOf('later', 'sha256') },
      { name: 'assets/style.css', integrity: integrityOf('style', 'sha256') },
    ])
    expect(() => readFileSync(join(folder(), '.vite/manifest.json'))).toThrow()
  })

  it('is not registered again after a file of it was changed', async () => {
    writeBuild({ type: 'module' }, 'import("./assets/later.js")')
    await release()
    writeFileSync(join(folder(), 'assets/later.js'), 'tampered')
    await expect(rollbackRemote('mfe-chat', '1.0.0', place)).rejects.toThrow('damaged')
  })
})

describe('a build is refused', () => {
  it('with another public path than the one that it finds by itself', async () => {
    writeBuild({}, hashed(), { publicPath: 'http://localhost:3001/' })
    await expect(release()).rejects.toThrow('was built for http://localhost:3001/')
  })

  it('without ./remote', async () => {
    writeBuild({}, hashed(), {}, './app')
    await expect(release()).rejects.toThrow('does not expose ./remote')
  })

  it('whose manifest is something else, or names an entry that is missing', async () => {
    write('mf-manifest.json', {})
    await expect(release()).rejects.toThrow('is no manifest of Module Federation')
    writeBuild({ name: 'entry.js' }, hashed())
    await expect(release()).rejects.toThrow('entry.js is missing')
  })
})
