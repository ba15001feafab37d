import { expect, it } from '@jest/globals'
import { corpusFiles, evaluateFacts } from '../testing/fact-corpus.fixture.ts'

it.each(corpusFiles)('in %s extracts what the messages of %s state, and nothing else', (language, split) => {
  const { recall, precision, faults } = evaluateFacts(language, split)
  expect({ faults, isComplete: recall >= 0.9 }).toMatchObject({ isComplete: true })
  expect({ faults, isCorrect: precision >= 0.9 }).toMatchObject({ isCorrect: true })
})
