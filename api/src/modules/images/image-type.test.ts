import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from '@jest/globals'
import { isImage } from './image-type.ts'

const path = join(tmpdir(), `confida-image-type-${crypto.randomUUID()}`)
afterAll(() => rm(path, { force: true }))

async function isImageWith(start: string) {
  await writeFile(path, start, 'latin1')
  return isImage(path)
}

it.each([
  '\x89PNG\r\n\x1a\n....',
  '\xff\xd8\xff\xe0........',
  'GIF87a......',
  'GIF89a......',
  'RIFF\x00\x01\x02\x03WEBP',
])('takes %j', async (start) => {
  expect(await isImageWith(start)).toBe(true)
})

it.each([
  '',
  'hello world!',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'RIFF....WAVE',
  '\x89PN',
  'II*\x00',
])('refuses %j', async (start) => {
  expect(await isImageWith(start)).toBe(false)
})

it('tells many files apart that are looked at in the same moment', async () => {
  const starts = ['\xff\xd8\xff\xe0........', 'hello world!', 'GIF89a......', '']
  const seen = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const own = `${path}-${index}`
      await writeFile(own, starts[index % 4] ?? '', 'latin1')
      return isImage(own).finally(() => rm(own))
    }),
  )
  expect(seen).toEqual(Array.from({ length: 40 }, (_, index) => index % 2 === 0))
})
