import { expect, it } from '@jest/globals'
import { imageTypeOf } from './image-type.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

it.each([
  ['\x89PNG\r\n\x1a\n....', 'image/png'],
  ['\xff\xd8\xff\xe0........', 'image/jpeg'],
  ['GIF87a......', 'image/gif'],
  ['GIF89a......', 'image/gif'],
  ['RIFF\x00\x01\x02\x03WEBP', 'image/webp'],
])('knows %j', (start, media_type) => {
  expect(imageTypeOf(bytes(start))?.media_type).toBe(media_type)
})

it.each(['', 'hello world!', '<svg xmlns=', 'RIFF....WAVE', '\x89PN', 'GIF88a......'])(
  'refuses %j',
  (start) => {
    expect(imageTypeOf(bytes(start))).toBeUndefined()
  },
)
