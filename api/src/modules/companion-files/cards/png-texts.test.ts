import { expect, it } from '@jest/globals'
import { drawCardPicture } from './card-picture.ts'
import { addPngTexts, isPng, readPngTexts } from './png-texts.ts'

const written = async () => addPngTexts(await drawCardPicture('Luna'), { chara: 'YQ==', ccv3: 'Yg==' })

it('reads the texts that were written, and the picture stays one', async () => {
  const png = await written()
  expect(isPng(png)).toBe(true)
  expect(Object.fromEntries(readPngTexts(png))).toEqual({ chara: 'YQ==', ccv3: 'Yg==' })
})

it('takes the first of two texts under one keyword', async () => {
  const png = addPngTexts(await written(), { chara: 'forged' })
  expect(readPngTexts(png).get('chara')).toBe('YQ==')
})

it('refuses what was changed or cut short', async () => {
  const png = await written()
  const changed = Buffer.from(png)
  changed[png.indexOf('chara\0') + 7] = 0x41
  expect(() => readPngTexts(changed)).toThrow(RangeError)
  expect(() => readPngTexts(png.subarray(0, png.length - 20))).toThrow(RangeError)
})

it('ends with a file of which nothing is a chunk', () => {
  const head = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  expect(readPngTexts(head).size).toBe(0)
  expect(readPngTexts(Buffer.concat([head, Buffer.alloc(1_000_000)])).size).toBe(0)
  expect(() => readPngTexts(Buffer.concat([head, Buffer.alloc(20, 0xff)]))).toThrow(RangeError)
})
