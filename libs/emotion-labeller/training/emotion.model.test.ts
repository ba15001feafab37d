import { readFileSync } from 'node:fs'
import { longTest } from '@confida/jest-presets/long-test'
import { decodeModel } from '@confida/text-analysis'
import { expect, it } from '@jest/globals'
import { EmotionLabeller } from '../src/emotion.labeller.ts'
import { MODEL_FILE, toEmotionModel } from '../src/emotion.model.ts'
import { developmentExamples, trainingDigest } from './corpus.ts'
import { toModelBytes } from './model-bytes.ts'
import { train } from './train.ts'

it('was trained on the examples and words as they are now, else: npm run emotions -- train', () => {
  expect(decodeModel(readFileSync(MODEL_FILE)).metadata.trainingDigest).toBe(trainingDigest())
})

longTest('predicts the same from its file as from training, to the bit', () => {
  const examples = developmentExamples().slice(0, 200)
  const model = train(examples)
  const read = toEmotionModel(toModelBytes(model, trainingDigest()))
  for (const { text, language } of examples)
    expect(new EmotionLabeller(read).label(text, language)).toEqual(
      new EmotionLabeller(model).label(text, language),
    )
})
