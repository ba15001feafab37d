import { tmpdir } from 'node:os'
import { startTestS3 } from '@confida/testing/server'
import { expect, it } from '@jest/globals'
import { s3UploadStore } from './s3-upload-store.ts'

it('removes more pictures than one request may', async () => {
  const s3 = await startTestS3()
  const store = s3UploadStore(s3.settings, tmpdir())
  const names = Array.from({ length: 1_010 }, (_, n) => `picture-${n}`)
  for (let start = 0; start < names.length; start += 10)
    await Promise.all(
      names.slice(start, start + 10).map((name) => store.write('many', name, Buffer.from('x'))),
    )
  await store.remove('many')
  for (const name of names) expect(await store.read('many', name)).toBeUndefined()
  await s3.stop()
})
