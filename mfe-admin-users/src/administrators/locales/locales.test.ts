import { languages } from '@confida/contracts'
import { textProblems, wordingProblems } from '@confida/testing'
import { expect, test } from '@jest/globals'
import { loadAdministratorTexts } from './index.ts'

test.each(languages)('the texts in %s say as much as the Italian ones', async (language) => {
  expect(textProblems(await loadAdministratorTexts('it'), await loadAdministratorTexts(language))).toEqual([])
})

test.each(languages)('the texts in %s are written as the language is', async (language) => {
  const texts = await loadAdministratorTexts(language)
  expect(wordingProblems(language, texts, await loadAdministratorTexts('it'))).toEqual([])
})
