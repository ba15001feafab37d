import { expect, it } from '@jest/globals'
import { languages } from '../languages/registry.ts'
import { corpusSplits, evaluateFacts } from '../testing/fact-corpus.fixture.ts'

const files = languages.flatMap((language) => corpusSplits.map((split) => [language, split] as const))

it.each(files)('in %s extracts what the messages of %s state, and nothing else', (language, split) => {
  const { recall, precision, faults } = evaluateFacts(language, split)
  expect({ faults, isComplete: recall >= 0.9 }).toMatchObject({ isComplete: true })
  expect({ faults, isCorrect: precision >= 0.9 }).toMatchObject({ isCorrect: true })
})
