import { encodeModel } from '@confida/text-analysis'
import { expect, it } from '@jest/globals'
import { type Classifier, probabilitiesOf, toClassifier } from './classifier.ts'

/** Bucket 7 speaks for the first label, bucket 9 for the third and against the second. */
const model: Classifier<string> = {
  labels: ['first', 'second', 'third'],
  buckets: Uint32Array.of(7, 9),
  starts: Uint32Array.of(0, 1, 3),
  columns: Uint16Array.of(0, 1, 2),
  weights: Int8Array.of(100, -50, 100),
  step: 0.02,
}

it('adds up the weights of the features that it knows', () => {
  const [first = 0, second = 0, third = 0] = probabilitiesOf(model, { buckets: [9, 8], values: [1, 5] })
  expect(first + second + third).toBeCloseTo(1)
  expect(Math.log(third / first)).toBeCloseTo(2)
  expect(Math.log(first / second)).toBeCloseTo(1)
})

it('favours none where it knows nothing', () => {
  for (const one of probabilitiesOf(model, { buckets: [1, 2], values: [1, 1] }))
    expect(one).toBeCloseTo(1 / 3)
})

it('refuses the file of another model', () => {
  const bytes = encodeModel({ metadata: {}, tensors: { weights: Float32Array.of(1) } })
  expect(() => toClassifier(bytes)).toThrow('not the file of a classifier')
})
