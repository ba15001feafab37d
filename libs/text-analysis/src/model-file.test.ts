import { expect, it } from '@jest/globals'
import { decodeModel, encodeModel } from './model-file.ts'

const model = {
  tensors: {
    bytes: Int8Array.of(-127, 0, 127),
    columns: Uint16Array.of(0, 2 ** 16 - 1),
    weights: Float32Array.of(0.1, -2.5, Number.EPSILON),
    buckets: Uint32Array.of(0, 2 ** 32 - 1),
  },
  metadata: { labels: 'bored,neutral', author: 'È' },
}

it('gives back what was written, to the bit', () => {
  expect(decodeModel(encodeModel(model))).toEqual(model)
})

it('writes the same bytes for the same model', () => {
  expect(encodeModel(model).equals(encodeModel(decodeModel(encodeModel(model))))).toBe(true)
})

it('has the layout of safetensors: length, header, data at a multiple of eight', () => {
  const bytes = encodeModel(model)
  const length = Number(bytes.readBigUInt64LE())
  const header = JSON.parse(bytes.toString('utf8', 8, 8 + length))
  expect(length % 8).toBe(0)
  expect(header.weights).toEqual({ dtype: 'F32', shape: [3], data_offsets: [0, 12] })
  expect(bytes.readFloatLE(8 + length + 4)).toBe(-2.5)
})

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('language,label,text\nit,neutral,Ciao')],
])('refuses %s', (_, bytes) => {
  expect(() => decodeModel(bytes)).toThrow('not a model file')
})

it('refuses a file that ends too early', () => {
  const bytes = encodeModel(model)
  expect(() => decodeModel(bytes.subarray(0, bytes.length - 1))).toThrow('"bytes"')
})
