import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import * as z from 'zod'
import { parseRegistry, type RemoteRelease, versionsOf } from './registry.ts'
import { jsonSchemas } from './schema/registry.schema.ts'

const release = {
  name: 'mfe-chat',
  version: '1.2.3',
  entry: 'https://chat.example/mf-manifest.json',
  integrity: 'sha384-abc',
  contract: '^1.0.0',
  title: { it: 'Chat', en: 'Chat', fr: 'Discussion', de: 'Chat', es: 'Chat', ar: 'المحادثة' },
  area: 'user',
  routes: [
    { path: '/text-chat/:companionId', screen: 'chat', access: 'user', layout: 'chat' },
    { view: 'chats', navigation: { order: 10 } },
    { dialog: 'chat-settings' },
  ],
}

const next = {
  version: '1.3.0',
  entry: '/1.3.0/mf-manifest.json',
  integrity: 'sha384-next',
  contract: '^4.0.0',
}

const committed = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
const schema = z.fromJSONSchema(committed('registry.schema.json'))

const without = (field: string) =>
  Object.fromEntries(Object.entries(release).filter(([name]) => name !== field))

describe('the registry', () => {
  it.each(Object.entries(jsonSchemas()))(
    'has %s committed as it is (npm run schema -w @confida/remote-kit)',
    (file, written) => {
      expect(committed(file)).toEqual(JSON.parse(written))
    },
  )

  it.each([
    {},
    { name: 'gifts' },
    { entry: '/mfe-chat/1.2.3/mf-manifest.json' },
    { entry: 'http://127.0.0.1:4203/mf-manifest.json' },
    { note: 'what nobody knows is ignored' },
    { disabled: true, canary: { ...next, share: 10 }, versions: [next] },
  ])('takes a line with %j, as the schema does', (changes) => {
    const line = { ...release, ...changes }
    expect(parseRegistry([line])).toEqual({ releases: [line], refused: [], remotes: [line] })
    expect(schema.safeParse([line]).success).toBe(true)
  })

  it.each([
    ['line', null],
    ['line', 'mfe-chat'],
    ['name', { ...release, name: '../chat' }],
    ['name', { ...release, name: 7 }],
    ['entry', { ...release, entry: 'chat.example/mf-manifest.json' }],
    ['entry', { ...release, entry: '//chat.example/mf-manifest.json' }],
    ['entry', { ...release, entry: 'data:text/javascript,alert(1)' }],
    ['integrity', { ...release, integrity: '' }],
    ['integrity', { ...release, integrity: 'md5-abc' }],
    ['title', { ...release, title: {} }],
    ['title', { ...release, title: { ...release.title, it: '' } }],
    ['area', { ...release, area: 'anybody' }],
    ['routes', { ...release, routes: [null] }],
    ...Object.keys(release).map((field) => [field, without(field)] as const),
  ])('refuses a line for its %s, and that line only: %j', (field, line) => {
    const other = { ...release, name: 'mfe-auth' }
    const { releases, refused } = parseRegistry([line, other])
    expect(releases).toEqual([other])
    expect(refused).toMatchObject([{ position: 0, field }])
    expect(schema.safeParse([line]).success).toBe(false)
  })

  it('says whose line it refuses, where the line does', () => {
    const { refused } = parseRegistry([without('integrity'), without('name')])
    expect(refused.map(({ name }) => name)).toEqual(['mfe-chat', undefined])
  })

  it('is more lenient than its schema: a missing language and a route of another kind cost themselves only', () => {
    const line = { ...release, title: { it: 'Chat' }, routes: [{ widget: 'chat' }] }
    expect(parseRegistry([line]).refused).toEqual([])
    expect(schema.safeParse([line]).success).toBe(false)
  })

  it('still has a place for the remote of a malformed line that says where it belongs', () => {
    const { remotes, releases } = parseRegistry([{ ...release, integrity: 'none' }, without('title')])
    expect(releases).toEqual([])
    expect(remotes).toMatchObject([{ name: 'mfe-chat', routes: release.routes }])
  })

  it('lists the versions of a line, without those that are malformed', () => {
    const line = { ...release, canary: { ...next, share: 10 }, versions: [{ ...next, entry: 'none' }] }
    expect(versionsOf(line as unknown as RemoteRelease).map(({ version }) => version)).toEqual([
      '1.2.3',
      '1.3.0',
    ])
  })

  it('takes the first line of a name', () => {
    const { releases, refused } = parseRegistry([release, { ...release, version: '2.0.0' }])
    expect(releases).toEqual([release])
    expect(refused).toEqual([{ position: 1, name: 'mfe-chat', field: 'name' }])
  })

  it('refuses an address that is none', () => {
    expect(parseRegistry([{ ...release, entry: 'http://chat.example:99999/' }]).releases).toEqual([])
  })

  it.each([undefined, null, 'text', {}])('is a list, not %j', (value) => {
    expect(() => parseRegistry(value)).toThrow('no registry')
  })
})
