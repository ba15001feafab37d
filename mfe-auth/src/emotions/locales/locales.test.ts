import { languages } from '@confida/contracts'
import { textProblems, wordingProblems } from '@confida/testing'
import { expect, test } from '@jest/globals'
import { loadOwnEmotionTexts } from './index.ts'

test.each(languages)('the texts in %s say as much as the Italian ones', async (language) => {
  expect(textProblems(await loadOwnEmotionTexts('it'), await loadOwnEmotionTexts(language))).toEqual([])
})

test.each(languages)('the texts in %s are written as the language is', async (language) => {
  expect(
    wordingProblems(language, await loadOwnEmotionTexts(language), await loadOwnEmotionTexts('it')),
  ).toEqual([])
})
