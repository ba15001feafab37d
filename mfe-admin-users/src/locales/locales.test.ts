import { languages } from '@confida/contracts'
import { textProblems, wordingProblems } from '@confida/testing'
import { expect, test } from '@jest/globals'
import { loadTexts } from './index.ts'

test.each(languages)('the texts in %s say as much as the Italian ones', async (language) => {
  expect(textProblems(await loadTexts('it'), await loadTexts(language))).toEqual([])
})

test.each(languages)('the texts in %s are written as the language is', async (language) => {
  expect(wordingProblems(language, await loadTexts(language), await loadTexts('it'))).toEqual([])
})
