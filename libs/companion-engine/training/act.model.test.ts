import { readFileSync } from 'node:fs'
import { decodeModel } from '@confida/text-analysis'
import { expect, it } from '@jest/globals'
import { actModel, MODEL_FILE, toActModel } from '../src/understand/acts/act.model.ts'
import { ACTS } from '../src/understand/acts/act.ts'
import { findAct } from '../src/understand/acts/find-act.ts'
import { trainingDigest, trainingExamples } from './corpus.ts'
import { toModelBytes } from './model-bytes.ts'
import { train } from './train.ts'

it('was trained on the examples and words as they are now, else: npm run acts -- train', () => {
  expect(decodeModel(readFileSync(MODEL_FILE)).metadata.trainingDigest).toBe(trainingDigest())
})

it('knows every act', () => {
  expect(actModel().labels).toEqual(ACTS)
})

it('says nearly the same from its file as from training', () => {
  const examples = trainingExamples().filter((_, i) => i % 100 === 0)
  const model = train(examples)
  const read = toActModel(toModelBytes(model, trainingDigest()))
  for (const { text, language } of examples.slice(0, 50)) {
    const [fromFile, trained] = [read, model].map((one) => findAct(text, language, one))
    expect(fromFile?.ofActs[trained?.act ?? 'shrug']).toBeCloseTo(trained?.confidence ?? 0, 1)
  }
})

it('has examples of every act in every language', () => {
  const counts = new Map<string, number>()
  for (const { language, label } of trainingExamples())
    counts.set(`${language} ${label}`, (counts.get(`${language} ${label}`) ?? 0) + 1)
  expect(counts.size).toBe(6 * ACTS.length)
  expect(Math.min(...counts.values())).toBeGreaterThan(50)
})
