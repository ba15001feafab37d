import { languages } from '@confida/contracts'
import { textProblems } from '@confida/testing'
import { expect, test } from '@jest/globals'
import { loadProfileTexts } from './index.ts'

test.each(languages)('the texts in %s say as much as the Italian ones', async (language) => {
  expect(textProblems(await loadProfileTexts('it'), await loadProfileTexts(language))).toEqual([])
})
