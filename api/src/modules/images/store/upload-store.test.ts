import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestS3, type TestS3 } from '@confida/testing/server'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { folderUploadStore } from './folder-upload-store.ts'
import { s3UploadStore } from './s3-upload-store.ts'
import type { UploadStore } from './upload-store.ts'

let dataDir: string
let s3: TestS3
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'confida-uploads-'))
  s3 = await startTestS3()
})
afterAll(async () => {
  await s3.stop()
  await rm(dataDir, { recursive: true })
})

const picture = Buffer.from('a picture')

describe.each<[string, () => UploadStore]>([
  ['a folder', () => folderUploadStore(dataDir)],
  ['a bucket', () => s3UploadStore(s3.settings, dataDir)],
])('in %s', (_, open) => {
  async function storeWith(owner: string, ...names: string[]): Promise<UploadStore> {
    const store = open()
    await store.prepare(owner)
    for (const name of names) await store.write(owner, name, picture)
    return store
  }

  it('a picture is read as it was written, by its owner and name', async () => {
    const store = await storeWith('mara', 'one')
    expect(await store.read('mara', 'one')).toEqual(picture)
    expect(await store.read('mara', 'two')).toBeUndefined()
    expect(await store.read('mar', 'one')).toBeUndefined()
  })

  it('those that are named are removed, also where one is missing', async () => {
    const store = await storeWith('anna', 'one', 'two')
    await store.remove('anna', ['one', 'missing'])
    expect([await store.read('anna', 'one'), await store.read('anna', 'two')]).toEqual([undefined, picture])
  })

  it('all of an owner are removed, and nobody else’s', async () => {
    const store = await storeWith('leo', 'one', 'two')
    await storeWith('leonie', 'one')
    await store.remove('leo')
    await store.remove('leo')
    expect([await store.read('leo', 'one'), await store.read('leo', 'two')]).toEqual([undefined, undefined])
    expect(await store.read('leonie', 'one')).toEqual(picture)
  })
})

describe('a bucket', () => {
  it('that is missing is no place to look in, nor to remove from', async () => {
    const store = s3UploadStore({ ...s3.settings, bucket: 'nothing' }, dataDir)
    await expect(store.remove('mara')).rejects.toThrow()
    await expect(store.check()).rejects.toThrow()
    await s3UploadStore(s3.settings, dataDir).check()
  })

  it.each([
    ['another secret', () => ({ ...s3.settings, secretAccessKey: 'another' })],
    ['another bucket', () => ({ ...s3.settings, bucket: 'nothing' })],
  ])('is not there with %s', async (_, settings) => {
    const store = s3UploadStore(settings(), dataDir)
    await expect(store.write('mara', 'x', picture)).rejects.toMatchObject({ code: 'storage_unavailable' })
    await expect(store.read('mara', 'x')).rejects.toMatchObject({ code: 'storage_unavailable' })
  })
})
