import { readFileSync } from 'node:fs'
import { longTest } from '@confida/jest-presets/long-test'
import { decodeModel, languages } from '@confida/text-analysis'
import { describe, expect, it } from '@jest/globals'
import { NO_ACT } from '../src/understand/acts/act.ts'
import { toClassifier } from '../src/understand/classifier/classifier.ts'
import { chatsOf, examplesOf, trainingDigest, unseenChatsOf } from './corpus.ts'
import { kinds } from './kinds.ts'
import { toModelBytes } from './model-bytes.ts'
import { train } from './train.ts'

describe.each(Object.values(kinds))('$name', (kind) => {
  it('were trained on the examples and words as they are now, else: npm run … -- train', () => {
    expect(decodeModel(readFileSync(kind.modelFile)).metadata.trainingDigest).toBe(trainingDigest(kind))
  })

  it('are all known', () => {
    expect(kind.shipped().labels).toEqual(kind.labels)
  })

  it('have examples of each in every language', () => {
    const known = new Set(
      [...examplesOf(kind), ...chatsOf(kind).filter(({ label }) => label === NO_ACT)].map(
        ({ language, label }) => `${language} ${label}`,
      ),
    )
    const all = languages.flatMap((language) => kind.labels.map((label) => `${language} ${label}`))
    expect(all.filter((one) => !known.has(one))).toEqual([])
  })

  it('are asked of chats that nothing is trained on', () => {
    const known = new Set(chatsOf(kind).map(({ language, text }) => `${language} ${text}`))
    const unseen = unseenChatsOf(kind)
    expect(unseen.length).toBeGreaterThan(1000)
    expect(unseen.filter(({ language, text }) => known.has(`${language} ${text}`))).toEqual([])
  })

  it('know the message before, but for the first of a chat', () => {
    const [first, second, third] = unseenChatsOf(kind)
    expect(first?.before).toBeUndefined()
    expect(second?.before?.text).toBe(first?.text)
    expect(third?.before?.label).toBe(second?.label)
  })

  longTest('are the same from the file as from training', () => {
    const model = train(
      kind,
      examplesOf(kind).filter((_, i) => i % 100 === 0),
      chatsOf(kind).filter((_, i) => i % 100 === 0),
    )
    expect(toClassifier(toModelBytes(model, ''))).toEqual(model)
  })
})
