import { languages } from '@confida/contracts'
import { textProblems } from '@confida/testing'
import { expect, test } from '@jest/globals'
import { loadSecondStepTexts } from './index.ts'

test.each(languages)('the texts in %s say as much as the Italian ones', async (language) => {
  expect(textProblems(await loadSecondStepTexts('it'), await loadSecondStepTexts(language))).toEqual([])
})
