import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { BackupWriter } from './backup-writer.ts'
import { MANIFEST } from './manifest.ts'
import { readManifest, requireWhole } from './read-backup.ts'

let folder: string

async function readBackup(place: string) {
  const manifest = await readManifest(place)
  await requireWhole(place, manifest)
  return manifest
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'confida-backup-'))
  const backup = await BackupWriter.open(folder)
  await backup.add('uploads/mara/picture', Readable.from([Buffer.from('a picture')]))
  await backup.add('jwt-secret', Readable.from([Buffer.from('a key')]))
  await backup.finish({ database: 'server', server_version: 18 })
})
afterEach(() => rm(folder, { recursive: true }))

it('is read as it was written', async () => {
  expect(await readBackup(folder)).toMatchObject({
    database: 'server',
    server_version: 18,
    folders: ['uploads/mara'],
    files: [{ path: 'uploads/mara/picture', bytes: 9 }, { path: 'jwt-secret' }],
  })
})

it.each([
  [
    'cut before its end',
    () => rm(join(folder, MANIFEST)),
    /manifest\.json, which is written last, is missing/,
  ],
  ['whose manifest is cut', () => truncate(join(folder, MANIFEST), 200), /or cannot be read\.$/],
  ['with a file cut', () => truncate(join(folder, 'jwt-secret'), 4), /jwt-secret is not as it was\.$/],
  ['without a file', () => rm(join(folder, 'uploads/mara/picture')), /mara\/picture is missing\.$/],
  [
    'with a byte changed',
    () => writeFile(join(folder, 'jwt-secret'), 'A key'),
    /jwt-secret is not as it was\.$/,
  ],
])('is not taken as whole where it is one %s', async (_, damage, sentence) => {
  await damage()
  await expect(readBackup(folder)).rejects.toThrow(sentence)
})

it.each(['../jwt-secret', '/etc/passwd', 'uploads/../../x', 'uploads//x', 'x/..', '.', ''])(
  'does not leave its folder for %j',
  async (path) => {
    const manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'))
    manifest.files[0].path = path
    await writeFile(join(folder, MANIFEST), JSON.stringify(manifest))
    await expect(readBackup(folder)).rejects.toThrow(/cannot be read\.$/)
  },
)
